import type { CitedWork } from '../bibliography/cited-work.ts';
import { shortenJournal } from './journal-words.ts';
import { ordinalOfLater } from './ordinal.ts';
import { bracketParas, readPinpoint, writeRange, writeUnit, type Pinpoint, type UnitNames } from './pinpoint.ts';
import { around, bracketed, italic, listed, spaced, type Run } from './runs.ts';
import { createStyle, type StyleTable } from './style.ts';
import { namesOfCase } from './write-case-name.ts';
import { writeAmericanDate, yearOf } from './write-date.ts';
import { writeNames } from './write-names.ts';

const NAMES = { and: '&', most: 2, others: ' et al.', keepsStops: true } as const;
const UNITS: UnitNames = {
  section: ['§', '§§'],
  article: ['art.', 'arts.'],
  regulation: ['reg.', 'regs.'],
  rule: ['r.', 'rr.'],
  schedule: ['sched.', 'scheds.'],
  recital: ['recital', 'recitals'],
  chapter: ['ch.', 'chs.'],
};
const PROSECUTES = /^(?:R|Regina|Rex|The (?:King|Queen)|United States|People|State|Commonwealth)\b(?! of)/u;
const SUPREME_COURT = /^(?:U\.\s?S\.|Supreme Court of the United States|U\.S\. Supreme Court|SCOTUS)$/u;

/** The Bluebook; `isShort` for a work that was cited in full before. */
export function createBluebook({ isShort = false } = {}): StyleTable {
  const decided = isShort ? shortCase : fullCase;
  return createStyle({ decided, 'eu-case': euCase, award, treaty, law, book, chapter, article, news, web });
}

const AMERICAN = { versus: 'v.', keepsStops: true } as const;
const caseName = (work: CitedWork) => italic(namesOfCase(work, AMERICAN));

/** `[2010] EWHC 465 (Comm)`, `[2022] EWCA Civ 24`; of other courts of the United Kingdom without a division. */
const BRITISH =
  /^(?<year>\[\d{4}\]) (?<court>EWHC|EWCA|EWFC|EWCOP|UKSC|UKHL|UKPC)(?: (?<before>[A-Z]\p{L}+))? (?<number>\d+)(?: \((?<behind>[^()]+)\))?$/u;

/** By its neutral citation, the division before the number: `[2010] EWHC (Comm) 465, [12] (Eng.)`. */
function britishCase(work: CitedWork): Run[] | undefined {
  const { neutral = [], report = [], pinpoint, history } = work;
  const { year, court = '', before, behind, number } = BRITISH.exec(neutral[0] ?? '')?.groups ?? {};
  if (year === undefined || report.length > 0) return undefined;
  const place = readPinpoint(pinpoint);
  const division = bracketed(before ?? behind);
  return listed(
    spaced(
      listed(
        listed(caseName(work), spaced(year, court, division, number)),
        place && (place.unit === 'para' ? bracketParas(place) : pinOf(pinpoint)),
      ),
      // Whose law it is, where the court shows it.
      court.startsWith('EW') ? '(Eng.)' : undefined,
    ),
    history,
  );
}

function fullCase(work: CitedWork): Run[] {
  const british = britishCase(work);
  if (british) return british;
  const { neutral = [], report = [], court, number, date, pinpoint, history } = work;
  const cited = report.length > 0 ? report.slice(0, 1) : neutral.slice(0, 1);
  const isSupreme = court !== undefined && SUPREME_COURT.test(court);
  // A report shows that court, a docket number does not.
  const where = isSupreme ? (cited.length > 0 ? undefined : 'U.S.') : court;
  const when = cited.length > 0 ? yearOf(work) : (writeAmericanDate(date) ?? yearOf(work));
  // A citation that begins with its year says it already.
  const isDated = cited[0] !== undefined && when !== undefined && cited[0].includes(when);
  return listed(
    spaced(
      listed(
        caseName(work),
        cited.length > 0 ? cited : number && around('No. ', number.replace(/^No\.? /u, '')),
        pinOf(pinpoint),
      ),
      bracketed(spaced(where, isDated ? undefined : when)),
    ),
    history,
  );
}

/** `Carmel, 548 F.3d at 573`. */
function shortCase(work: CitedWork): Run[] {
  const { short, parties = [], report = [], neutral = [], pinpoint } = work;
  const place = readPinpoint(pinpoint);
  const cited = report[0]?.replace(/ \d+$/u, '') ?? neutral[0];
  const at = place && (place.unit === 'page' ? `at ${writeRange(place.words, true)}` : pinOf(pinpoint));
  return listed(italic(short ?? parties[0] ?? firstParty(work)), spaced(cited, at));
}

/** `Carmel` of `Carmel v. Town`; where the Crown or a state prosecutes, the other. */
function firstParty(work: CitedWork): string | undefined {
  const [first, other] = namesOfCase(work, AMERICAN)?.split(' v. ') ?? [];
  return other !== undefined && first !== undefined && PROSECUTES.test(first) ? other : first;
}

function euCase(work: CitedWork): Run[] {
  const { number, ecli, report = [], date, pinpoint } = work;
  const cases = number && `${/,|\band\b|&/u.test(number) ? 'Joined Cases' : 'Case'} ${number}`;
  return spaced(
    listed(cases, caseName(work), ecli ?? report[0], pinOf(pinpoint)),
    bracketed(writeAmericanDate(date) ?? yearOf(work)),
  );
}

function award(work: CitedWork): Run[] {
  const { court, number, phase, date, pinpoint } = work;
  return spaced(
    listed(caseName(work), number ?? court, phase, pinOf(pinpoint)),
    bracketed(writeAmericanDate(date) ?? yearOf(work)),
  );
}

function treaty(work: CitedWork): Run[] {
  const { title, date, report = [], oj, pinpoint } = work;
  return listed(title, pinOf(pinpoint), writeAmericanDate(date) ?? yearOf(work), report[0] ?? oj);
}

function law(work: CitedWork): Run[] {
  const { title, code, number, publicLaw, stat, pages, chapter, scheduleOf, oj, pinpoint } = work;
  const section = pinOf(pinpoint);
  const cited =
    publicLaw === undefined
      ? code === undefined && oj === undefined
        ? listed(number, section)
        : spaced(code ?? oj, section)
      : listed(`Pub. L. No. ${publicLaw}`, section, stat, pages && writeRange(pages, true));
  const year = yearOf(work);
  return spaced(
    listed(title, chapter && `c. ${chapter}`, scheduleOf, cited),
    title !== undefined && year !== undefined && title.includes(year) ? undefined : bracketed(year),
  );
}

function book(work: CitedWork): Run[] {
  const { author, editors = [], title, edition, pinpoint } = work;
  const edited =
    editors.length > 0 ? `${writeNames(editors, NAMES) ?? ''} ${editors.length > 1 ? 'eds.' : 'ed.'}` : undefined;
  const which = around('', ordinalOfLater(edition, true), ' ed.');
  return spaced(
    spaced(listed(writeNames(author, NAMES), italic(title)), pinOf(pinpoint)),
    bracketed(edited, spaced(which, yearOf(work))),
  );
}

function chapter(work: CitedWork): Run[] {
  const { author, editors = [], title, book: within, page, pinpoint } = work;
  const edited =
    editors.length > 0 ? `${writeNames(editors, NAMES) ?? ''} ${editors.length > 1 ? 'eds.' : 'ed.'}` : undefined;
  return spaced(
    listed(
      writeNames(author, NAMES),
      italic(title),
      within && ['in ', { italic: within }, ...(page === undefined ? [] : [` ${page}`])],
      pinOf(pinpoint),
    ),
    bracketed(edited, yearOf(work)),
  );
}

function article(work: CitedWork): Run[] {
  const { author, title, volume, journal, page, pinpoint } = work;
  const year = yearOf(work);
  // Where years number the volumes, no year stands behind.
  return spaced(
    listed(
      writeNames(author, NAMES),
      italic(title),
      listed(spaced(volume ?? year, journal && shortenJournal(journal), page), pinOf(pinpoint)),
    ),
    volume === undefined ? undefined : bracketed(year),
  );
}

function news(work: CitedWork): Run[] {
  const { author, title, journal, date, page } = work;
  return listed(
    writeNames(author, NAMES),
    italic(title),
    journal && shortenJournal(journal),
    writeAmericanDate(date) ?? yearOf(work),
    page && `at ${page}`,
    pinOf(work.pinpoint),
  );
}

function web(work: CitedWork): Run[] {
  const { author, title, publisher, journal, number, date, address } = work;
  return listed(
    writeNames(author, NAMES),
    italic(title),
    number,
    pinOf(work.pinpoint),
    spaced(journal ?? publisher, bracketed(writeAmericanDate(date) ?? yearOf(work))),
    address,
  );
}

/** `908`, `¶ 42`, `§ 387`. */
function pinOf(pinpoint: string | undefined): string | undefined {
  const place: Pinpoint | undefined = readPinpoint(pinpoint);
  if (!place) return undefined;
  if (place.unit === 'para') return `${place.isSeveral ? '¶¶' : '¶'} ${place.words}`;
  return writeUnit(place, UNITS) ?? writeRange(place.words, true);
}
