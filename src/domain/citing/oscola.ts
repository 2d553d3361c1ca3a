import type { CitedWork } from '../bibliography/cited-work.ts';
import { bracketParas, readPinpoint, signedPlace, writeGermanPlace, writeRange, writeUnit } from './pinpoint.ts';
import { around, bracketed, italic, listed, spaced, type Run } from './runs.ts';
import { createStyle, type StyleTable } from './style.ts';
import { namesOfCase } from './write-case-name.ts';
import { writeLongDate, yearOf } from './write-date.ts';
import { isOfSupremeCourt, writePublicLaw, writeReport, yearBehind } from './write-report.ts';
import { invertName, withoutStops, writeNames } from './write-names.ts';
import { ordinalOfLater } from './ordinal.ts';

const NAMES = { and: 'and', most: 3, others: ' and others' } as const;
/** What differs between the editions. */
interface Edition {
  readonly number: 4 | 5;
  /** In a bibliography surnames come first. */
  readonly isBibliography?: boolean;
}

/** OSCOLA, 4th or 5th edition. */
export function createOscola(edition: Edition): StyleTable {
  const author = (names: CitedWork['author']) =>
    writeNames(edition.isBibliography ? names?.map(invertName) : names, NAMES);
  return createStyle({
    decided,
    'eu-case': (work) => euCase(work, edition),
    award,
    decision,
    treaty,
    law,
    book: (work) => book(work, author(work.author)),
    chapter: (work) => chapter(work, author(work.author)),
    article: (work) => article(work, author(work.author)),
    news: (work) => news(work, author(work.author)),
    web: (work) => web(work, author(work.author)),
    patent,
  });
}

function decided(work: CitedWork): Run[] {
  const { neutral = [], report = [], court, date, number } = work;
  const printed = report.slice(0, 1).map(writeReport);
  const cited = listed(...neutral, ...printed);
  const isReported = cited.length > 0;
  const year = neutral.length > 0 ? undefined : yearBehind(printed[0], work);
  // Of an application to a court of human rights the number is part of the citation; a court's own file number is not.
  const application = !isReported && number?.startsWith('App') ? number : undefined;
  const where = isReported
    ? bracketed(spaced(neutral.length > 0 || isOfSupremeCourt(report[0]) ? undefined : court, year))
    : bracketed(court, writeLongDate(date) ?? yearOf(work));
  return [...spaced(italic(namesOfCase(work, { versus: 'v' })), application, cited), ...paged(work, where)];
}

/** Behind a court in brackets a page needs no comma. */
function paged({ pinpoint, judge }: CitedWork, where: readonly Run[]): Run[] {
  const place = readPinpoint(pinpoint);
  const words = place?.unit === 'para' ? bracketParas(place) : place && writeRange(place.words, true);
  const before = where.length > 0 ? [' ', ...where] : [];
  if (words === undefined) return before;
  return [
    ...before,
    place?.unit === 'page' && where.length === 0 ? ', ' : ' ',
    words,
    ...spaced(around(' (', judge, ')')),
  ];
}

function euCase(work: CitedWork, { number: edition }: Edition): Run[] {
  const { number, ecli, report = [], pinpoint } = work;
  const cases = number && `${/,|\band\b|&/u.test(number) ? 'Joined Cases' : 'Case'} ${number}`;
  const place = readPinpoint(pinpoint);
  const paras =
    place && (edition === 5 ? ` ${bracketParas(place)}` : `, ${place.isSeveral ? 'paras' : 'para'} ${place.words}`);
  const cited = edition === 4 && report.length > 0 ? report[0] : ecli?.replace(/^ECLI:/u, '');
  return [...spaced(cases, italic(namesOfCase(work, { versus: 'v' })), cited), ...(paras ? [paras] : [])];
}

/** `A v B, ICSID Case No ARB/05/22, Award (24 July 2008) [198]`. */
function award(work: CitedWork): Run[] {
  const { court, number, phase, date, pinpoint } = work;
  const place = readPinpoint(pinpoint);
  return spaced(
    listed(
      italic(namesOfCase(work, { versus: 'v' })),
      withoutStops(number ?? court ?? ''),
      phase && withoutStops(phase),
    ),
    bracketed(writeLongDate(date) ?? yearOf(work)),
    place && (place.unit === 'para' ? bracketParas(place) : place.words),
  );
}

/** Of an authority: `Alcatel/Telettra (Case IV/M.042) Commission Decision 91/251/EEC [1991] OJ L122/48`. */
function decision(work: CitedWork): Run[] {
  const { number, phase, court, oj, date, pinpoint } = work;
  return spaced(
    italic(namesOfCase(work, { versus: 'v' })),
    bracketed(around('Case ', number)),
    phase ?? court,
    oj ?? bracketed(writeLongDate(date) ?? yearOf(work)),
    placeOf(pinpoint),
  );
}

function treaty(work: CitedWork): Run[] {
  const { title, date, commenced, oj, report = [], short, pinpoint } = work;
  const days = bracketed(
    around('adopted ', writeLongDate(date)),
    around('entered into force ', writeLongDate(commenced)),
  );
  return spaced(title, oj ? [] : days, oj ?? report[0], bracketed(short), placeOf(pinpoint));
}

/** Acts, statutory instruments, acts of the Union and rules; laws of other places as these cite them, without full stops. */
function law(work: CitedWork): Run[] {
  const { title, year, number, oj, code, scheduleOf, chapter, pinpoint, jurisdiction, publicLaw } = work;
  if (jurisdiction === 'Germany') return germanLaw(work);
  if (publicLaw !== undefined) return listed(title, writePublicLaw(work, signedPlace(pinpoint)));
  const bare = OF_A_PLACE.has(work.kind) ? title?.replace(/^The /u, '') : title;
  const named = year === undefined || bare === undefined || bare.includes(String(year)) ? bare : `${bare} ${year}`;
  return listed(spaced(named, oj), code, number, chapter && `c ${chapter}`, scheduleOf, placeOf(pinpoint));
}

/** What is named without its article. */
const OF_A_PLACE: ReadonlySet<CitedWork['kind']> = new Set(['act', 'si', 'regulation', 'bill']);

/** `§ 4 Abs 2 Nr 1 BauNVO (Germany)`; as a whole by its title and where it was published. */
function germanLaw({ title, short, number, pinpoint, jurisdiction }: CitedWork): Run[] {
  const place = readPinpoint(pinpoint);
  const german = place && writeGermanPlace(place);
  if (german === undefined) return spaced(listed(title, number, placeOf(pinpoint)), bracketed(jurisdiction));
  return spaced(withoutStops(german), short ?? title, bracketed(jurisdiction));
}

function placeOf(pinpoint: string | undefined): string | undefined {
  const place = readPinpoint(pinpoint);
  return place && (writeUnit(place) ?? (place.unit === 'para' ? `para ${place.words}` : place.words));
}

function book(work: CitedWork, author: string | undefined): Run[] {
  const { title, editors = [], pinpoint } = work;
  const by = author ?? around('', writeNames(editors, NAMES), editors.length > 1 ? ' (eds)' : ' (ed)');
  return spaced(listed(by, italic(title)), published(work), pagesOf(pinpoint));
}

function published(work: CitedWork): Run[] {
  return bracketed(around('', ordinalOfLater(work.edition), ' edn'), spaced(work.publisher, yearOf(work)));
}

function chapter(work: CitedWork, author: string | undefined): Run[] {
  const { title, editors = [], book: within, pinpoint } = work;
  const edited = around('', writeNames(editors, NAMES), editors.length > 1 ? ' (eds)' : ' (ed)');
  return spaced(
    listed(author, quoted(title)),
    within && ['in ', ...listed(edited, italic(within))],
    published(work),
    pagesOf(pinpoint),
  );
}

function article(work: CitedWork, author: string | undefined): Run[] {
  const { title, volume, issue, journal, page, note, pinpoint } = work;
  const year = yearOf(work);
  // A journal that numbers its volumes by years has these in square brackets.
  const when =
    volume === undefined
      ? around('[', year, ']')
      : [around('(', year, ')'), ' ', volume, around('(', issue, ')')].filter((one) => one !== undefined);
  return spaced(
    listed(author, quoted(title)),
    when,
    journal && withoutStops(journal),
    listed(page, pagesOf(pinpoint)),
    bracketed(note),
  );
}

function news(work: CitedWork, author: string | undefined): Run[] {
  const { title, journal, place, page, date } = work;
  return spaced(
    listed(author, quoted(title)),
    italic(journal),
    bracketed(place, writeLongDate(date) ?? yearOf(work)),
    listed(page, pagesOf(work.pinpoint)),
  );
}

function web(work: CitedWork, author: string | undefined): Run[] {
  const { title, publisher, journal, date, address } = work;
  return spaced(
    listed(author, quoted(title)),
    bracketed(journal ?? publisher, writeLongDate(date) ?? yearOf(work)),
    around('<', address, '>'),
    pagesOf(work.pinpoint),
  );
}

function patent(work: CitedWork): Run[] {
  const { author, title, number, date } = work;
  return spaced(
    listed(writeNames(author, NAMES), quoted(title)),
    number && `Patent ${number}`,
    bracketed(writeLongDate(date)),
    pagesOf(work.pinpoint),
  );
}

function pagesOf(pinpoint: string | undefined): string | undefined {
  const place = readPinpoint(pinpoint);
  return place && (place.unit === 'para' ? `para ${place.words}` : (writeUnit(place) ?? writeRange(place.words, true)));
}

function quoted(title: string | undefined): string | undefined {
  return around('‘', title, '’');
}
