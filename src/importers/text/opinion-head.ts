import type { DocumentRecord } from '#domain/document/document.ts';
import { findWrittenDate } from '../reading/legal-date.ts';

/** What the head of an opinion says of it; nothing where it is none. */
export type OpinionHead = Partial<
  Pick<DocumentRecord, 'title' | 'court' | 'dates' | 'caseNumbers' | 'parties' | 'citations' | 'jurisdictions'>
>;

/** Lines in which an opinion says what it is. */
const HEAD_LINES = 60;
const COURT =
  /^(?:in the )?((?:united states )?(?:supreme court|court of appeals?|district court|bankruptcy court|tax court|high court)\b.*)$/i;
const ROLE = /^(?:(?:cross-)?(?:appell|petition|respond|plaintiff|defendant|claimant|applicant|intervenor))/i;
const LONGEST_TITLE = 200;

/** Reads court, numbers, parties, date and citations off the first lines. */
export function readOpinionHead(text: string): OpinionHead {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .slice(0, HEAD_LINES);
  const court = findCourt(lines);
  const date = findDecided(lines);
  const caseNumbers = lines.flatMap((line) => /^Nos?\. [\w-]*\d[\w-]*(?:, [\w-]*\d[\w-]*)*$/.exec(line)?.[0] ?? []);
  const citations = listCitations(lines);
  const parties = findParties(lines);
  const isIndian = citations.some((citation) => /\bSCR\b|\bINSC\b|\bAIR\b/.test(citation));
  const isAmerican = /^United States|of the United States$/i.test(court ?? '');
  const jurisdiction = isAmerican ? 'United States' : isIndian ? 'India' : undefined;
  const [first] = lines;
  const title =
    parties.length === 2 ? parties.map(({ name }) => name).join(' v. ') : citations.length > 0 ? first : undefined;
  const isOpinion = court !== undefined || citations.length > 0 || (parties.length === 2 && caseNumbers.length > 0);
  if (!isOpinion) return first !== undefined && first.length <= LONGEST_TITLE ? { title: first } : {};
  return {
    ...(title !== undefined && title.length <= LONGEST_TITLE ? { title } : {}),
    ...(court === undefined ? {} : { court }),
    ...(date === undefined ? {} : { dates: { publication: date, decision: date } }),
    caseNumbers: [...new Set(caseNumbers)],
    parties,
    citations,
    ...(jurisdiction === undefined ? {} : { jurisdictions: [jurisdiction] }),
  };
}

/** A court's name may go on in the next line: `for the District of Columbia Circuit`. */
function findCourt(lines: readonly string[]): string | undefined {
  const at = lines.findIndex((line) => line.length < 100 && COURT.test(line));
  if (at < 0) return undefined;
  const name = COURT.exec(lines[at] ?? '')?.[1] ?? '';
  const next = lines[at + 1] ?? '';
  const whole = /^for the /i.test(next) ? `${name} ${next}` : name;
  return whole === whole.toUpperCase() || /\b[A-Z]{3,}\b/.test(whole) ? toTitle(whole) : whole;
}

function toTitle(text: string): string {
  return text
    .toLowerCase()
    .replace(/\b\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/\b(Of|The|For|And|In)\b/g, (word) => word.toLowerCase())
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}

/** `Decided November 7, 1997`, or the date in brackets at the end of the first line. */
function findDecided(lines: readonly string[]): string | undefined {
  const said = lines.find((line) => /\b(?:Decided|Filed|Dated)\b/i.test(line) && /\d{4}/.test(line));
  const words = said === undefined ? lines[0] : said.replace(/^.*\b(?:Decided|Filed|Dated)\b/i, '');
  return findWrittenDate(/\(([^()]+\d{4})\)$/.exec(words ?? '')?.[1] ?? (said === undefined ? '' : (words ?? '')));
}

/** The citations after `CITATION:` and in a first line that ends with a date in brackets. */
function listCitations(lines: readonly string[]): readonly string[] {
  const first = /^(.+)\(\d{1,2} \p{L}+ \d{4}\)$/u.exec(lines[0] ?? '')?.[1]?.split(';') ?? [];
  return [...new Set(first.map((citation) => citation.trim()).filter((citation) => /\d{4}.*\d/.test(citation)))];
}

/** The names on either side of a line `v.`. */
function findParties(lines: readonly string[]): readonly { readonly name: string }[] {
  const at = lines.findIndex((line) => /^v(?:s|ersus)?\.?$/i.test(line));
  if (at < 1) return [];
  const before = lines.slice(0, at).findLast((line) => !ROLE.test(line));
  const after = lines.slice(at + 1).find((line) => !ROLE.test(line));
  return [before, after].flatMap((line) => {
    const name = line?.replace(/[,;]$/, '').trim() ?? '';
    return name === '' || name.length > LONGEST_TITLE ? [] : [{ name }];
  });
}
