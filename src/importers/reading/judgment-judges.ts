import { nameFromCapitals } from './name-from-capitals.ts';

/** What a head of a judgment prints before the names of who decided it, alone in its line. */
const LABEL = /^(?:before|tribunal(?: panel| members?)?|coram|present)\s*:?$/i;
/** The same with the names in the same line: `Before: Otto Pell KC and Ada Horn.` */
const LABELLED = /^(?:before|tribunal|coram)\s*:\s*(\S.*)$/i;
const OFFICE =
  /\b(?:lord|lady|justice|judge|sir|dame|president|master|recorder|registrar|[qk]\.?c\.?|mr|mrs|ms|miss|dr|professor)(?!\p{L})/iu;
const ENDS_LIST =
  /^[-\s–_.]{3,}$|^between|^judgment|^(?:date|hearing|heard|sitting in)\b|\bfor the (?:\w+ )?(?:appellant|respondent|claimant|defendant|applicant)/i;
/** So many lines are read below a label. */
const LINES = 10;
const LONGEST = 100;

/** `PELL, Judge:`, `HORN J:`, in front of the words of who writes. */
const WRITES =
  /^((?:(?:de|du|van|von|ten|der|den|la|le) )*\p{Lu}[\p{L}’'-]+(?: (?:\p{Lu}[\p{L}’'-]+))?),? (?:(?:Chief|Senior|Presiding|Associate|Circuit|District|Special Trial|Bankruptcy|Magistrate|Administrative Law) )*(Judge|Justice|AJA|JA|AJ|J|CJ|J\.|C\.J\.)\s?:/u;
/** `Mr. Justice PELL delivered the opinion of the court`, with whatever stands between. */
const DELIVERS =
  /^(?:Mr\. |Mrs\. )?(?:Chief )?Justice (\p{Lu}[\p{L}’'-]+)\b.{0,80}\bdelivered the (?:opinion|judgment)/u;
/** `Pell, Chief Judge, Horn and Tide, Circuit Judges`: offices as they follow names. */
const AFTER_NAME =
  /^(?:(?:Chief|Senior|Circuit|District|Deputy|Vice[- ])\s*)*(?:Chamber )?(?:Judges?|Justices?|Presidents?)$/i;
const PRESIDES = /^\p{Lu}[^,]{4,40}, (?:Deputy )?(?:Chamber |Vice[- ])?President$/u;

/** The judges whom the head of a judgment names: below `Before`, beside it, or as who writes it. */
export function findJudges(lines: readonly string[]): string[] {
  const listed = findListed(lines);
  if (listed.length > 0) return listed;
  const beside = lines
    .map((line) => LABELLED.exec(line)?.[1])
    .find((names) => names !== undefined && names.length < 300);
  if (beside !== undefined) return splitBench(beside);
  const writer = lines.map(readWriter).find((name) => name !== undefined);
  return writer !== undefined ? [writer] : lines.filter((line) => PRESIDES.test(line)).slice(0, 1);
}

function findListed(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => LABEL.test(line));
  const judges: string[] = [];
  for (const line of start < 0 ? [] : lines.slice(start + 1, start + LINES)) {
    if (ENDS_LIST.test(line)) break;
    if (/^\(?sitting\b/i.test(line)) continue;
    if (OFFICE.test(line) && line.length < LONGEST)
      judges.push(line.replace(/\s*\band$|^and\s+/i, '').replace(/[,;]$/, ''));
  }
  return judges;
}

/** The names of a list in a line; an office goes with the name before it where it is one of the English kind. */
function splitBench(text: string): string[] {
  const names: string[] = [];
  for (const part of text.replace(/\.$/, '').split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s*;\s*/)) {
    const before = names.at(-1);
    if (part === '' || /^\(?sitting\b/i.test(part)) continue;
    if (!AFTER_NAME.test(part)) names.push(part);
    else if (before !== undefined && /president/i.test(part)) names[names.length - 1] = `${before}, ${part}`;
  }
  return names.filter((name) => /^\p{Lu}/u.test(name) && name.length < LONGEST);
}

/** Who writes, by the words in front of an opinion; a name in capitals is written as names are. */
function readWriter(line: string): string | undefined {
  const [, name, office] = WRITES.exec(line) ?? [];
  const found = name ?? DELIVERS.exec(line)?.[1];
  if (found === undefined) return undefined;
  const plain = found === found.toUpperCase() ? nameFromCapitals(found) : found;
  return office !== undefined && /^(?:AJA|JA|AJ|J|CJ)$/.test(office) ? `${plain} ${office}` : plain;
}
