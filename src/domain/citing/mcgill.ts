import type { CitedWork } from '../bibliography/cited-work.ts';
import { ordinalOfLater } from './ordinal.ts';
import { readPinpoint, writeUnit } from './pinpoint.ts';
import { around, bracketed, italic, listed, spaced, type Run } from './runs.ts';
import { createStyle } from './style.ts';
import { namesOfCase } from './write-case-name.ts';
import { writeLongDate, yearOf } from './write-date.ts';
import { isOfSupremeCourt, writePublicLaw, writeReport, yearBehind } from './write-report.ts';
import { withoutStops, writeNames } from './write-names.ts';

const NAMES = { and: '&', most: 3, others: ' et al' } as const;
/** Reports that show their court. */
const OF_A_COURT: Readonly<Record<string, RegExp>> = {
  SCC: /\b(?:SCR|RCS|SCC|CSC)\b/u,
  FC: /\b(?:FC|FCR)\b/u,
  FCA: /\bFCA\b/u,
  'Ont CA': /\b(?:ONCA|OAC)\b/u,
};

/** The Canadian Guide to Uniform Legal Citation. */
export const MCGILL = createStyle({
  decided,
  'eu-case': euCase,
  award,
  treaty,
  law,
  book,
  chapter,
  article,
  news,
  web,
});

const caseName = (work: CitedWork) => italic(namesOfCase(work, { versus: 'v' }));

function decided(work: CitedWork): Run[] {
  const { neutral = [], report = [], court, number, date, pinpoint } = work;
  const cited = [...neutral, ...report.map(writeReport)];
  const isShown =
    court === undefined ||
    neutral.length > 0 ||
    isOfSupremeCourt(report[0]) ||
    cited.some((one) => OF_A_COURT[court]?.test(one));
  const year = yearBehind(cited[0], work);
  // A year that a report does not say stands behind the place, with the court.
  if (year !== undefined)
    return spaced(at(listed(caseName(work), ...cited), pinpoint), bracketed(spaced(isShown ? undefined : court, year)));
  const unreported = cited.length > 0 ? [] : bracketed(writeLongDate(date) ?? yearOf(work));
  return at(
    spaced(
      listed(
        spaced(caseName(work), unreported),
        ...cited,
        cited.length > 0 || number === undefined ? undefined : withoutStops(number),
      ),
      isShown ? undefined : bracketed(court),
    ),
    pinpoint,
  );
}

function euCase(work: CitedWork): Run[] {
  const { number, ecli, report = [], pinpoint } = work;
  return at(listed(caseName(work), number, ecli ?? report[0]), pinpoint);
}

function award(work: CitedWork): Run[] {
  const { court, number, phase, date, pinpoint } = work;
  const day = bracketed(writeLongDate(date) ?? yearOf(work));
  return at(
    spaced(
      listed(spaced(caseName(work), day), number && withoutStops(number)),
      bracketed(phase && withoutStops(phase), court),
    ),
    pinpoint,
  );
}

function treaty(work: CitedWork): Run[] {
  const { title, date, commenced, report = [], oj, pinpoint } = work;
  return spaced(
    listed(italic(title), writeLongDate(date) ?? yearOf(work), report[0] ?? oj, lawPlace(pinpoint)),
    bracketed(around('entered into force ', writeLongDate(commenced))),
  );
}

/** `Territorial Lands Act, RSC 1985, c T-7, s 3`. */
function law(work: CitedWork): Run[] {
  const { title, volume, chapter, number, code, oj, scheduleOf, pinpoint } = work;
  const cited = [
    volume,
    chapter && `c ${chapter}`,
    number ?? writePublicLaw(work),
    code,
    oj,
    scheduleOf && `being ${/^sched/iu.test(scheduleOf) ? '' : 'Schedule to '}${scheduleOf}`,
  ];
  return listed(italic(title), ...cited, lawPlace(pinpoint));
}

function book(work: CitedWork): Run[] {
  const { author, editors = [], title, edition, pinpoint } = work;
  const by = writeNames(author, NAMES) ?? editedBy(editors);
  const which = around('', ordinalOfLater(edition), ' ed');
  return at(spaced(listed(by, italic(title), which), bracketed(spacedPlace(work), yearOf(work))), pinpoint);
}

const editedBy = (editors: readonly string[]) =>
  around('', writeNames(editors, NAMES), editors.length > 1 ? ', eds' : ', ed');
const spacedPlace = ({ place, publisher }: CitedWork) => [place, publisher].filter(Boolean).join(': ');

function chapter(work: CitedWork): Run[] {
  const { author, editors = [], title, book: within, page, pinpoint } = work;
  return at(
    spaced(
      listed(writeNames(author, NAMES), around('“', title, '”')),
      within && ['in ', ...listed(editedBy(editors), italic(within))],
      bracketed(spacedPlace(work), yearOf(work)),
      page,
    ),
    pinpoint,
  );
}

function article(work: CitedWork): Run[] {
  const { author, title, volume, issue, journal, page, pinpoint } = work;
  return at(
    spaced(
      listed(writeNames(author, NAMES), around('“', title, '”')),
      volume === undefined ? around('[', yearOf(work), ']') : bracketed(yearOf(work)),
      volume && [volume, issue].filter(Boolean).join(':'),
      journal && withoutStops(journal),
      page,
    ),
    pinpoint,
  );
}

function news(work: CitedWork): Run[] {
  const { author, title, journal, date, page } = work;
  const day = bracketed(writeLongDate(date) ?? yearOf(work));
  return at(
    spaced(listed(writeNames(author, NAMES), around('“', title, '”')), italic(journal), day, page),
    work.pinpoint,
  );
}

function web(work: CitedWork): Run[] {
  const { author, title, number, publisher, journal, date, address } = work;
  const dated = spaced(around('“', title, '”'), bracketed(writeLongDate(date) ?? yearOf(work)));
  return at(listed(writeNames(author, NAMES), dated, number, journal ?? publisher, address), work.pinpoint);
}

/** `at 330`, `at para 25`. */
function at(cited: readonly Run[], pinpoint: string | undefined): Run[] {
  const place = readPinpoint(pinpoint);
  if (!place) return [...cited];
  const law = writeUnit(place);
  if (law !== undefined) return listed(cited, law);
  const paras = place.isSeveral ? 'paras ' : 'para ';
  return spaced(cited, `at ${place.unit === 'para' ? paras : ''}${place.words}`);
}

function lawPlace(pinpoint: string | undefined): string | undefined {
  const place = readPinpoint(pinpoint);
  return place && (writeUnit(place) ?? (place.unit === 'para' ? `para ${place.words}` : `at ${place.words}`));
}
