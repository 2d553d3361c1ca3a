import type { DocumentRecord } from '#domain/document/document.ts';
import { findSaidDay } from '../reading/judgment-date.ts';
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
/** `(20 December 1956)` at the end of a line. */
const BRACKETED_DAY = /\((\d{1,2} \p{L}+ \d{4})\)$/u;
/** A line that says when is short; in a sentence it is another decision that was dated. */
const LONGEST_DAY = 80;
const DECIDED = /(?:^|\b)(?:Decided|Filed|Dated)\b:?,?\s+((?:\p{L}+\s+\d{1,2}|\d{1,2}\s+\p{L}+),?\s+\d{4})\.?$/iu;
/** `AIR 1957 SC 264`, `1957 SCR 152`, `1976 (4) SCC 32`, `[1956] INSC 74` to the end of a citation. */
const WHOLE_CITATION =
  /(?:\[\d{4}\] INSC \d+|AIR \d{4} \p{L}+ \d+|\d{4} (?:\(\d+\) )?(?:Suppl\.)?(?!SC )[A-Z]{2,5} \d+)$/u;
/** After `CITATION:`, which leaves nothing between one and the next. */
const REPORTED = /\b\d{4} (?:AIR|SCR|SCC)\s+(?:\(\d+\)\s*)?\d+/g;

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
    parties.length === 2 ? parties.map(({ name }) => name).join(' v. ') : nameByCitations(first ?? '', citations);
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

/** What is known of a decision without a name: its first line, or its citations where that begins in the middle of one. */
function nameByCitations(first: string, citations: readonly string[]): string | undefined {
  if (citations.length === 0) return undefined;
  const [whole] = first.split(';');
  const cited = (whole ?? '').replace(BRACKETED_DAY, '').trim();
  const before = cited.replace(WHOLE_CITATION, '');
  // What stands before it is a name only where it is that of both sides; `ORS [1962] INSC 41` is the end of one.
  if (WHOLE_CITATION.test(cited) && (before === '' || / vs?\.? /iu.test(before))) return first;
  const day = BRACKETED_DAY.exec(first)?.[0] ?? '';
  return `${citations.join('; ')} ${day}`.trim();
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

/** The day in brackets that ends the first line, else a line that says so: `Decided November 7, 1997`. */
function findDecided(lines: readonly string[]): string | undefined {
  const inBrackets = findWrittenDate(BRACKETED_DAY.exec(lines[0] ?? '')?.[1] ?? '');
  if (inBrackets !== undefined) return inBrackets;
  const said = lines.filter((line) => line.length <= LONGEST_DAY).flatMap((line) => DECIDED.exec(line)?.[0] ?? []);
  return findSaidDay(said.join('; '));
}

/**
 * The citations in a first line that ends with the day in brackets, and those after `CITATION:`. What was cut off at the
 * beginning of a line is none.
 */
function listCitations(lines: readonly string[]): readonly string[] {
  const first = BRACKETED_DAY.test(lines[0] ?? '') ? (lines[0] ?? '').replace(BRACKETED_DAY, '').split(';') : [];
  const given = lines.find((line) => line.startsWith('CITATION:'))?.match(REPORTED) ?? [];
  const whole = first.flatMap((citation) => WHOLE_CITATION.exec(citation.trim())?.[0] ?? []);
  return [...new Set([...whole, ...given.map(orderCitation)])];
}

/** `1957 SCR (1) 208` as `1957 (1) SCR 208`, `1957 AIR 271` as `AIR 1957 SC 271`: as they are cited. */
function orderCitation(citation: string): string {
  return citation
    .replace(/\s+/g, ' ')
    .replace(/^(\d{4}) (\p{L}+) ?(\(\d+\)) ?/u, '$1 $3 $2 ')
    .replace(/^(\d{4}) AIR (\d+)$/, 'AIR $1 SC $2');
}

/** The names on either side of a line `v.`. */
function findParties(lines: readonly string[]): readonly { readonly name: string }[] {
  const at = lines.findIndex((line) => /^v(?:s|ersus)?\.?$/i.test(line));
  if (at < 1) return [];
  const before = lines.slice(0, at).findLast((line) => !ROLE.test(line));
  const after = lines.slice(at + 1).find((line) => !ROLE.test(line));
  return [before, after].flatMap((line) => {
    const name =
      line
        ?.replace(/^\([^)]*\)\s*/, '')
        .replace(/[,;]$/, '')
        .trim() ?? '';
    return name === '' || name.length > LONGEST_TITLE ? [] : [{ name }];
  });
}
