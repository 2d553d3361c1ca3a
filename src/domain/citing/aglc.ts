import type { CitedWork } from '../bibliography/cited-work.ts';
import { ordinalOfLater } from './ordinal.ts';
import { bracketParas, readPinpoint, signedPlace, writeUnit } from './pinpoint.ts';
import { around, bracketed, italic, listed, spaced, type Run } from './runs.ts';
import { createStyle } from './style.ts';
import { namesOfCase } from './write-case-name.ts';
import { writeLongDate, yearOf } from './write-date.ts';
import { writePublicLaw, writeReport, yearBehind } from './write-report.ts';
import { withoutStops, writeNames } from './write-names.ts';

const NAMES = { and: 'and', most: 3, others: ' et al' } as const;

/** The Australian Guide to Legal Citation. */
export const AGLC = createStyle({
  decided,
  transcript: (work) => spaced('Transcript of Proceedings,', decided(work)),
  'eu-case': euCase,
  award,
  treaty,
  law,
  'eu-act': euAct,
  book,
  chapter,
  article,
  news,
  web,
});

const caseName = (work: CitedWork) => namesOfCase(work, { versus: 'v' });

/** A report stands before a neutral citation. */
function decided(work: CitedWork): Run[] {
  const { neutral = [], report = [], court, judge, number, date, commenced } = work;
  const cited = report[0] === undefined ? neutral[0] : writeReport(report[0]);
  const day = writeLongDate(date) ?? around('commenced ', writeLongDate(commenced)) ?? yearOf(work);
  const unreported = bracketed(court, judge && withoutStops(judge), number && withoutStops(number), day);
  const found = [...spaced(italic(caseName(work)), cited ?? unreported), ...paged(work, cited !== undefined)];
  return spaced(found, bracketed(yearBehind(cited, work)));
}

/** Behind a first page or a neutral citation a comma, behind brackets none. */
function paged({ pinpoint }: CitedWork, isCited: boolean): Run[] {
  const place = readPinpoint(pinpoint);
  if (!place) return [];
  return [isCited ? ', ' : ' ', placeOf(pinpoint) ?? ''];
}

function euCase(work: CitedWork): Run[] {
  const { court, number, ecli, report = [], date, pinpoint } = work;
  const cited =
    report[0] !== undefined && ecli === undefined
      ? spaced(bracketed(number), report[0])
      : bracketed(court, number, ecli, writeLongDate(date));
  return spaced(italic(caseName(work)), cited, placeOf(pinpoint));
}

/** `Maritime Boundary (Barbados v Trinidad and Tobago) (Award) (UNCLOS Arbitral Tribunal, 11 April 2006) [198]`. */
function award(work: CitedWork): Run[] {
  const { title, parties = [], phase, court, number, date, pinpoint } = work;
  const sides = parties.length > 1 ? caseName(work) : undefined;
  const name =
    title !== undefined && sides !== undefined && !/ v\.? /u.test(title)
      ? `${title} (${sides})`
      : (sides ?? caseName({ ...work, parties: [] }));
  const day = writeLongDate(date) ?? yearOf(work);
  return spaced(
    italic([name && withoutStops(name), around('(', phase && withoutStops(phase), ')')].filter(Boolean).join(' ')),
    bracketed(court, number && withoutStops(number), day),
    placeOf(pinpoint),
  );
}

function treaty(work: CitedWork): Run[] {
  const { title, date, commenced, report = [], oj, pinpoint } = work;
  return spaced(
    listed(italic(title), around('opened for signature ', writeLongDate(date)), report[0] ?? oj),
    bracketed(around('entered into force ', writeLongDate(commenced))),
    placeOf(pinpoint),
  );
}

function law(work: CitedWork): Run[] {
  const { title, year, jurisdiction, code, number, scheduleOf, pinpoint } = work;
  const named = title === undefined || year === undefined || title.includes(String(year)) ? title : `${title} ${year}`;
  if (work.publicLaw !== undefined) return listed(italic(named), writePublicLaw(work, signedPlace(pinpoint)));
  const schedule = scheduleOf && spaced('sch', number, bracketed(around('‘', title, '’')));
  return spaced(
    scheduleOf === undefined ? listed(italic(named), spaced(code, number)) : italic(scheduleOf),
    bracketed(jurisdiction),
    schedule,
    placeOf(pinpoint),
  );
}

function euAct(work: CitedWork): Run[] {
  const { title, oj, pinpoint } = work;
  return listed(spaced(italic(title), oj), placeOf(pinpoint));
}

function book(work: CitedWork): Run[] {
  const { author, editors = [], title, pinpoint } = work;
  const by = writeNames(author, NAMES) ?? editedBy(editors);
  return spaced(listed(by, italic(title)), published(work), placeOf(pinpoint));
}

const editedBy = (editors: readonly string[]) =>
  around('', writeNames(editors, NAMES), editors.length > 1 ? ' (eds)' : ' (ed)');

function published(work: CitedWork): Run[] {
  return bracketed(work.publisher, around('', ordinalOfLater(work.edition), ' ed'), yearOf(work));
}

function chapter(work: CitedWork): Run[] {
  const { author, editors = [], title, book: within, page, pinpoint } = work;
  return spaced(
    listed(writeNames(author, NAMES), around('‘', title, '’')),
    within && ['in ', ...listed(editedBy(editors), italic(within))],
    published(work),
    listed(page, placeOf(pinpoint)),
  );
}

function article(work: CitedWork): Run[] {
  const { author, title, volume, issue, journal, page, pinpoint } = work;
  const year = yearOf(work);
  const when =
    volume === undefined
      ? around('[', year, ']')
      : spaced(around('(', year, ')'), `${volume}${around('(', issue, ')') ?? ''}`);
  return spaced(
    listed(writeNames(author, NAMES), around('‘', title, '’')),
    when,
    italic(journal),
    listed(page, placeOf(pinpoint)),
  );
}

function news(work: CitedWork): Run[] {
  const { author, title, journal, place, date, page } = work;
  return spaced(
    listed(writeNames(author, NAMES), around('‘', title, '’'), italic(journal)),
    bracketed(place, writeLongDate(date) ?? yearOf(work)),
    listed(page, placeOf(work.pinpoint)),
  );
}

function web(work: CitedWork): Run[] {
  const { author, title, publisher, journal, number, date, address } = work;
  return spaced(
    listed(writeNames(author, NAMES), around('‘', title, '’'), italic(journal ?? publisher)),
    bracketed(number ?? (address === undefined ? undefined : 'Web Page'), writeLongDate(date) ?? yearOf(work)),
    around('<', address, '>'),
    placeOf(work.pinpoint),
  );
}

/** `7`, `[11]`, `s 4`. */
function placeOf(pinpoint: string | undefined): string | undefined {
  const place = readPinpoint(pinpoint);
  if (!place) return undefined;
  return place.unit === 'para' ? bracketParas(place) : (writeUnit(place) ?? place.words);
}
