/** Elements of a workbook that hold formulas. */
export const FORMULAS: ReadonlySet<string> = new Set(['f', 'formula', 'formula1', 'formula2', 'definedName']);

/** Functions that fetch, call programs or reach into macros. */
const REACHING = /(?<![A-Z0-9_])(WEBSERVICE|RTD|CALL|REGISTER(?:\.ID)?|EXEC|IMAGE|SQL\.REQUEST|IMPORTDATA)\s*\(/iu;
/** A program, what it is told, and a place in its answer: `=cmd|'/c calc'!A1`. */
const DDE = /([\p{L}\d_.$]+|'[^']+')\s*\|\s*(?:'[^']*'|[^'!]*)\s*!/u;

/** What a formula starts or fetches, in words that go on from “the Excel workbook”; undefined where it only reckons. */
export function findFormulaTrouble(formula: string): string | undefined {
  const plain = formula.replaceAll(/"(?:[^"]|"")*"/gu, '""');
  const called = REACHING.exec(plain)?.[1];
  if (called !== undefined) return `holds a formula that fetches or starts something (${called.toUpperCase()})`;
  const program = DDE.exec(plain)?.[1];
  return program === undefined ? undefined : `holds a formula that starts a program (DDE to ${program.slice(0, 40)})`;
}
