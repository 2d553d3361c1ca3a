import { readCaseName } from '../document/case-sides.ts';
import { compactIsbn } from '../document/compact-isbn.ts';
import { isCitation, LONGEST_CITATION, splitCitations } from '../document/split-citations.ts';
import { isListHeading } from './is-list-heading.ts';
import { listShorterNames } from './list-shorter-names.ts';

/** An entry of a list that somebody hands in, with what it may be called in the library, the surest name first. */
export interface WantedWork {
  /** Where it stands, from 1. */
  readonly line: number;
  /** As its reader knows it. */
  readonly text: string;
  readonly names: readonly string[];
}

const TAG = /^([A-Z][A-Z0-9]) {1,2}- ?(.*)$/u;
/** Types of a decision. */
const CASES: ReadonlySet<string> = new Set(['CASE', 'LEGAL']);
/** The address of a document of a library. */
const OWN_ADDRESS = /\/document\/(?:case\/)?([A-Za-z0-9._~-]+)/u;

/** What is longer is no entry; its beginning is looked at. */
const LONGEST_ENTRY = 2000;

/**
 * A pasted list of citations, or the text of a RIS file, which is known by its first tag. Of more than `most` entries one
 * more is answered, and the rest is not read.
 */
export function readWanted(text: string, most = Number.POSITIVE_INFINITY): WantedWork[] {
  const lines = text.replace(/^\uFEFF/u, '').split(/\r\n|\r|\n/u);
  const isRis = lines.find((line) => line.trim() !== '')?.startsWith('TY  -') === true;
  return isRis ? readRis(lines, most) : readList(lines, most);
}

/** What is on several lines is named by the first of them; lines that only say what follows are no entries. */
function readList(lines: readonly string[], most: number): WantedWork[] {
  const seen = new Set<string>();
  const works: WantedWork[] = [];
  for (const [index, line] of lines.entries()) {
    if (works.length > most) break;
    if (isListHeading(line.slice(0, LONGEST_ENTRY))) continue;
    for (const whole of splitCitations(line)) {
      const entry = whole.slice(0, LONGEST_ENTRY);
      if (seen.has(entry) || SAME_AGAIN.test(entry)) continue;
      seen.add(entry);
      works.push({ line: index + 1, text: entry, names: [entry.slice(0, LONGEST_CITATION), ...listInside(entry)] });
      if (works.length > most) break;
    }
  }
  return works;
}

/** `Ibid.`, `Id. at 45`: the entry above once more. */
const SAME_AGAIN = /^(?:ibid(?:em)?\b|id\.|idem\b)[.,]?(?:\s*(?:at|pp?\.?|paras?\.?|[¶§\d[(]).*)?$/iu;

const DOI = /\b10\.\d{4,9}\/[^\s,;)\]]+/u;
const ISBN = /(?<!\d)(?:97[89][- ]?)?(?:\d[- ]?){9}[\dXx](?!\d)/gu;
const QUOTED = /[‘“"«„]\s*([^“”"«»„]{8,300}?)[,.]?\s*[’”"»](?=[\s,.;:)]|$)/u;
/** `Norling, Achebe (eds), Quays and their Law (Harbour Press 2021)`: what stands between who wrote it and who publishes it. */
const BEHIND_EDITORS = /\((?:eds?|hrsg|dirs?|coords?)\.?\)[,:]?\s+([^()]{8,300}?),?\s+\(/iu;
const BETWEEN = /^[^,()]+(?:\([^()]{2,8}\))?,\s+([^()]{8,300}?),?\s+\(/u;
/** `, ICC Case No. 91873/XY` behind the name of the case. */
const CASE_NUMBER = /,\s+((?:\p{Lu}{2,8}\s+)?Case\s+(?:No\.?\s*)?[^\s,;()]*\d[^\s,;()]*)/u;
/** `See also`, `cf.`: what a footnote says before the work. */
const SIGNAL = /^(?:(?:but\s+)?see(?:,?\s+(?:also|generally|e\.?g\.?))?|cf\.?|e\.g\.|compare|contra|accord)[,:]?\s+/iu;

/** What an entry of a bibliography may be known by that is written among other words: numbers first, then a title. */
function listInside(entry: string): string[] {
  const isbn = entry.match(ISBN)?.filter((number) => compactIsbn(number) !== undefined) ?? [];
  const doi = DOI.exec(entry)?.[0].replace(/[.]$/u, '');
  const own = /^https?:/iu.test(entry) ? OWN_ADDRESS.exec(entry)?.[1] : undefined;
  const plain = entry.replace(SIGNAL, '');
  const names = [own, doi, ...isbn, CASE_NUMBER.exec(entry)?.[1], plain, findTitle(plain), ...listShorterNames(plain)];
  return [...new Set(names)].filter(
    (name): name is string => name !== undefined && name !== entry && name.length <= LONGEST_CITATION,
  );
}

function findTitle(entry: string): string | undefined {
  const quoted = QUOTED.exec(entry)?.[1];
  if (quoted !== undefined || readCaseName(entry).length > 0) return quoted;
  return (BEHIND_EDITORS.exec(entry) ?? BETWEEN.exec(entry))?.[1];
}

interface RisEntry {
  readonly line: number;
  readonly fields: [tag: string, value: string][];
}

function readRis(lines: readonly string[], most: number): WantedWork[] {
  const entries: RisEntry[] = [];
  for (const [index, line] of lines.entries()) {
    const [, tag, value = ''] = TAG.exec(line.slice(0, LONGEST_ENTRY)) ?? [];
    const last = entries.at(-1);
    if (tag === 'TY' && entries.length > most) break;
    if (tag === 'TY') entries.push({ line: index + 1, fields: [[tag, value.trim()]] });
    else if (tag !== undefined) last?.fields.push([tag, value.trim()]);
    else if (line.trim() !== '') continueField(last, line.trim());
  }
  return entries.map(readEntry);
}

/** A long value goes on below its tag. */
function continueField(entry: RisEntry | undefined, text: string): void {
  const field = entry?.fields.at(-1);
  if (field && field[0] !== 'ER' && field[1].length < LONGEST_ENTRY)
    field[1] = `${field[1]} ${text.slice(0, LONGEST_ENTRY)}`;
}

function readEntry({ line, fields }: RisEntry): WantedWork {
  const listValues: ListValues = (...tags) =>
    tags.flatMap((wanted) => fields.flatMap(([tag, value]) => (tag === wanted && value !== '' ? [value] : [])));
  const titles = listValues('TI', 'T1', 'BT');
  const ids = listValues('UR', 'L1').flatMap((address) => OWN_ADDRESS.exec(address)?.[1] ?? []);
  const citations = [...listValues('N1', 'C1', 'C2', 'M2').filter(isCitation), ...readReport(listValues)];
  const numbers = listValues('M1', 'SV', 'CN');
  const beside = besideTitle(titles[0], [...citations, ...numbers.filter(isCitation)]);
  const names = [...ids, ...listValues('DO', 'SN'), ...beside, ...citations, ...numbers, ...titles];
  const short = names.filter((name) => name.length <= LONGEST_CITATION);
  const text = titles[0] ?? names[0] ?? 'An entry without a title';
  return { line, text: text.slice(0, LONGEST_ENTRY), names: [...new Set(short)] };
}

/** The values of the tags, those of the first named first. */
type ListValues = (...tags: readonly string[]) => string[];

/** Reference managers take the report of a case apart: `A2` (or `T2`) is the reporter, `VL` its volume, `SP` the page. */
function readReport(listValues: ListValues): string[] {
  const [reporter] = listValues('A2', 'T2', 'J2');
  const [page] = listValues('SP');
  if (!CASES.has(listValues('TY')[0] ?? '') || reporter === undefined || page === undefined) return [];
  const [volume = ''] = listValues('VL');
  const year = /^\d{4}/u.exec(listValues('PY', 'Y1', 'DA')[0] ?? '')?.[0];
  const report = [volume, reporter, page].filter(Boolean).join(' ');
  return year === undefined ? [report] : [`[${year}] ${report}`, `(${year}) ${report}`, `${year} ${report}`, report];
}

/** Citations with the name of the case before them, so that whoever looks them up sees whether the two belong together. */
function besideTitle(title: string | undefined, citations: readonly string[]): string[] {
  if (title === undefined || readCaseName(title).length === 0) return [];
  return citations.map((citation) => `${title}, ${citation}`);
}
