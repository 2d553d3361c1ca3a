import { nameFromCapitals } from '../reading/name-from-capitals.ts';

/** `18/08/1994` in front of the first name. */
const DAY = /^\d{2}\/\d{2}\/\d{4}\s+/u;
/** The line below the bench. */
const CITED = /^CITATION\s*:/u;
const OFFICE = /\(+(?:CJ|J)\)/u;
/** Lines of names that a bench takes at most. */
const LINES = 8;

/**
 * The bench as the reports of the Supreme Court of India print it above `CITATION:`, the one who writes first and once
 * more: `RAY, A.N. (CJ) RAY, A.N. (CJ) REDDY, P. JAGANMOHAN PALEKAR, D.G.`
 */
export function findIndianBench(lines: readonly string[]): string[] {
  const end = lines.findIndex((line) => CITED.test(line));
  if (end < 2 || end > LINES + 1) return [];
  const bench = lines.slice(1, end).map((line) => line.replace(DAY, ''));
  if (!bench.every((line) => /,/u.test(line) && !/\p{Ll}/u.test(line))) return [];
  const names = bench.map(splitNames);
  return names.includes(undefined) ? [] : [...new Set(names.flatMap((line) => line ?? []))];
}

/** Surnames of two words, which no comma tells from the given name before them. */
const DOUBLE = /\s(?:FAZAL ALI|JEEVAN REDDY|GHULAM HASAN)$/u;
/** Tells a judge from another of the same name. */
const SECOND = /\bI{2,3}\b/u;
/** Initials and a name, or two names; more are those of two judges between whom a comma is missing. */
const GIVEN = /^(?:(?:\p{Lu}\.\s?)+(?:\p{Lu}{3,})?|\p{Lu}{2,}(?: \p{Lu}\.?| \p{Lu}{2,})?)$/u;
const SURNAME = /^\p{Lu}[\p{Lu}’'-]+(?: \p{Lu}[\p{Lu}’'-]+)?$/u;

/** The names of a line: what stands between two commas is the rest of one name and the surname of the next. None where that is unsure. */
function splitNames(line: string): readonly string[] | undefined {
  const [first = '', ...rest] = line.split(',').map((part) => part.trim());
  const names: string[] = [];
  let surname = first;
  for (const [index, part] of rest.entries()) {
    const cut = index === rest.length - 1 ? part.length : cutName(part);
    const given = part.slice(0, cut).replace(OFFICE, '').replace(SECOND, '').replace(/\s+/gu, ' ').trim();
    if (!GIVEN.test(given) || !SURNAME.test(surname)) return undefined;
    names.push(`${nameFromCapitals(given)} ${nameFromCapitals(surname)}`);
    surname = part.slice(cut).replace(SECOND, '').trim();
  }
  return names;
}

/** Where the given name ends. */
function cutName(part: string): number {
  const office = OFFICE.exec(part);
  if (office) return office.index + office[0].length;
  return DOUBLE.exec(part)?.index ?? part.lastIndexOf(' ');
}
