import { blockText, type Block } from '#domain/document/block.ts';
import { findJudgmentDate } from './judgment-date.ts';
import { findJudges } from './judgment-judges.ts';

/** What the head of a judgment says about it, as far as it is certain. */
export interface JudgmentFacts {
  readonly isJudgment: boolean;
  readonly citations: readonly string[];
  readonly caseNumbers: readonly string[];
  readonly court?: string;
  readonly date?: string;
  readonly judges: readonly string[];
  readonly parties: readonly { readonly name: string; readonly role?: string }[];
}

const NEUTRAL_CITATION =
  /\[\d{4}\] (?:UKSC|UKPC|UKHL|EWCA (?:Civ|Crim)|EWHC|EWFC|EWCOP|EAT|UKEAT|UKUT|UKFTT|CSIH|CSOH|NICA|NIQB|ZA[A-Z]{2,8}|HCA|FCA|SGCA|SGHC|IESC|IEHC|SCC|NZSC) \d+(?: \([A-Za-z]{1,5}\))?|\bT\.C\. (?:Memo\. |Summary Opinion )\d{4}-\d+/g;
const CASE_NUMBER =
  /\b(?:Case|Appeal|Claim|Docket|Privy Council Appeal) (?:No|Number|Reference|Ref)s?\b\.?\s*:?\s*((?:[A-Z0-9][\w/.-]*|of|Folio|\d+)(?: (?:of|Folio|[A-Z]*\d[\w/-]*))*)/gi;
/** `Docket Nos. 19031-13, 27735-13`: every number of the list. */
const CASE_NUMBERS =
  /\b(?:Case|Appeal|Claim|Docket) Nos\.\s*((?:[A-Z]*\d[\w/-]*)(?:(?:,\s*(?:and\s+)?|\s+and\s+)[A-Z]*\d[\w/-]*)+)/gi;
const COURT =
  /^(?:IN THE )?((?:HIGH|SUPREME|CONSTITUTIONAL) COURT(?: OF [\p{Lu} ]+)?|COURT OF APPEAL(?: \([\p{Lu} ]+\))?|(?:FIRST-TIER|UPPER|EMPLOYMENT APPEAL) TRIBUNAL|UNITED STATES (?:TAX|DISTRICT|BANKRUPTCY) COURT)/iu;
const ROLE =
  /^(?:(?:first|second|third|the|and)\s+)*(claimants?|defendants?|appellants?|respondents?|applicants?|petitioners?|plaintiffs?|accused)(?:\s*\/\s*\w*)?$/i;

/** `– FIRST APPELLANT`: which of several a party is. */
const PLACE_AMONG =
  /\s+[–—-]\s+(?:first|second|third|fourth|fifth) (?:claimant|defendant|appellant|respondent|applicant|petitioner)$/i;

/** Reads the head of a judgment: neutral citation, case number, court, date, judges and parties. */
export function readJudgmentFacts(blocks: readonly Block[]): JudgmentFacts {
  const lines = headLines(blocks);
  const head = lines.join('\n');
  const own = lines
    .slice(0, 30)
    .map((line) => (/on appeal from/i.test(line) ? '' : line))
    .join('\n');
  const [citation] = own.match(NEUTRAL_CITATION) ?? [];
  const courtLine = lines.find((line) => COURT.test(line) && line.length < 120);
  const court = courtLine === undefined ? courtOfCitation(citation) : titleCase(courtLine.replace(/^in the /i, ''));
  const date = findJudgmentDate(lines);
  return {
    isJudgment: citation !== undefined || courtLine !== undefined,
    citations: citation === undefined ? [] : [citation],
    caseNumbers: findCaseNumbers(head),
    ...(court === undefined ? {} : { court }),
    ...(date === undefined ? {} : { date }),
    judges: findJudges(lines),
    parties: findParties(lines),
  };
}

/** The numbers that the head of a judgment prints, at most five; hyphens of other kinds are hyphens. */
export function findCaseNumbers(text: string): readonly string[] {
  const head = text.replace(/[\u2010\u2011]/g, '-');
  const listed = [...head.matchAll(CASE_NUMBERS)].map((match) => match[1]?.split(/,\s*(?:and\s+)?|\s+and\s+/) ?? []);
  const single = [...head.matchAll(CASE_NUMBER)].map((match) => (match[1] ?? '').trim().replace(/[.,]$/, ''));
  return [...new Set([...listed.flat(), ...single.filter((number) => /\d/.test(number))])].slice(0, 5);
}

/** The lines of the first blocks of a text. */
export function headLines(blocks: readonly Block[]): string[] {
  return blocks
    .slice(0, 60)
    .flatMap((block) => blockText(block).split('\n'))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

function courtOfCitation(citation: string | undefined): string | undefined {
  if (citation === undefined) return undefined;
  if (citation.includes('UKSC')) return 'Supreme Court of the United Kingdom';
  return citation.includes('UKPC') ? 'Judicial Committee of the Privy Council' : undefined;
}

/** A party stands in a line of its own; the role under it holds for every party since the last role. */
export function findParties(lines: readonly string[]): { name: string; role?: string }[] {
  const start = lines.findIndex((line) => /^between\s*:?$/i.test(line));
  if (start < 0) return [];
  const parties: { name: string; role?: string }[] = [];
  for (const line of lines.slice(start + 1, start + 30)) {
    if (/^(?:representation|judgment|for the|appearances|hearing|heard|approved)\b/i.test(line)) break;
    const role = ROLE.exec(line.replace(/[():]/g, '').trim())?.[1];
    if (role !== undefined) {
      for (const party of parties) party.role ??= titleCase(role);
    } else if (isPartyName(line)) {
      if (new Set(parties.map((party) => party.role)).size >= 2 && parties.every((party) => party.role !== undefined))
        break;
      const last = parties.at(-1);
      if (last && /^(?:limited|ltd|plc|inc|llp|gmbh)\.?$/i.test(line)) last.name += ` ${line}`;
      else parties.push({ name: line.replace(/^\(\d+\)\s*/, '').replace(PLACE_AMONG, '') });
    }
  }
  return parties.filter((party) => party.role !== undefined);
}

function isPartyName(line: string): boolean {
  if (!/\p{L}{2}/u.test(line) || /^\((?!\d+\))|^-/.test(line)) return false;
  return !/^(?:and|v\.?|on the application of|the (?:king|queen) on)$/i.test(line);
}

function titleCase(text: string): string {
  return text
    .toLowerCase()
    .replace(/(^|[\s(-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\b(Of|The|And|For)\b/g, (word, _w, at: number) => (at === 0 ? word : word.toLowerCase()));
}
