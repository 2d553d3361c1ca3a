import type { DocumentParty } from '#domain/document/document.ts';

/** A name as the front page of a judgment marks it, line by line. */
export interface MarkedName extends DocumentParty {
  /** The words of its first line, by which the title of the file knows it. */
  readonly printed: string;
}

/** Ends at which no name does: its rest stands in the next line. */
const BROKEN_OFF = /(?:\s(?:for|of|the|and|&)|\bmajesty[’']s)$/i;
/** Words in brackets below a party, such as a former name; `(1)` numbers a party. */
const IN_BRACKETS = /^\(\P{N}.*\)$/u;
/** What such words say of an order and not of the party. */
const ABOUT_ORDER = /\banonymity\b/i;
/** What begins or is the rest of the name above it. */
const GOES_ON = /^(?:acting (?:by|through)|trading as|formerly|(?:limited|ltd|plc|inc|llp|gmbh)\.?$)/i;
/** In what capacity a judge sits; no name. */
const SITTING = /^\(?sitting\b/i;
const PLACE_AMONG =
  /\s+[–—-]\s*(?:first|second|third|fourth|fifth|\d+(?:st|nd|rd|th)) (?:appellant|respondent|claimant|defendant|applicant)s?$/i;
const ROLE = /^(?:appellant|respondent|claimant|defendant|applicant|petitioner)s?\s*:?$/i;
const OFFICE = /^(?:\p{L}+ )?(?:judge|member|master|registrar|recorder)$/iu;
/** Lines after the first in which the rest of a name may stand, its role between them. */
const NEXT_LINES = 3;

/** Parties whose names run over several lines, each of which is marked as a party, or only the first. */
export function joinParties(parts: readonly MarkedName[], lines: readonly string[]): readonly MarkedName[] {
  const whole = joinMarked(parts).map((party) => {
    const rest = BROKEN_OFF.test(party.name) ? findRest(party.name, lines) : undefined;
    return rest === undefined ? party : { ...party, name: `${party.name} ${rest}` };
  });
  return [...new Map(whole.toReversed().map((party) => [party.name, party])).values()].toReversed();
}

function joinMarked(parts: readonly MarkedName[]): readonly MarkedName[] {
  const whole: MarkedName[] = [];
  for (const part of parts) {
    if (IN_BRACKETS.test(part.name) && ABOUT_ORDER.test(part.name)) continue;
    const before = whole.at(-1);
    if (before?.role === part.role && (BROKEN_OFF.test(before?.name ?? '') || isRest(part.name)) && before)
      whole[whole.length - 1] = { ...before, name: `${before.name} ${part.name}` };
    else whole.push({ ...part, name: part.name.replace(PLACE_AMONG, '') });
  }
  return whole;
}

function isRest(name: string): boolean {
  return IN_BRACKETS.test(name) || GOES_ON.test(name);
}

/** Judges whose office is marked apart from their names: `TRIBUNAL JUDGE`, then `JENNIFER LEE`. */
export function joinOffices(names: readonly string[]): readonly string[] {
  const whole: string[] = [];
  for (const name of names) {
    const before = whole.at(-1);
    if (SITTING.test(name)) continue;
    if (before !== undefined && OFFICE.test(before)) whole[whole.length - 1] = `${before} ${name}`;
    else whole.push(name);
  }
  return whole;
}

/** The title with whole names in it; words that only explain a party are none of it. */
export function completeTitle(title: string, parties: readonly MarkedName[]): string {
  return parties.reduce((text, { name, printed }) => {
    const rest = name.startsWith(printed) ? name.slice(printed.length).trim() : '';
    return /^(?:\(|acting|trading|formerly)/i.test(rest) ? text : text.replace(printed, () => name);
  }, title);
}

function findRest(name: string, lines: readonly string[]): string | undefined {
  const at = lines.findIndex((line) => line.endsWith(name));
  if (at < 0) return undefined;
  const rest = lines.slice(at + 1, at + 1 + NEXT_LINES).find((line) => !ROLE.test(line));
  return rest !== undefined && /^[\p{Lu}\s&’',.()-]+$/u.test(rest) ? rest : undefined;
}
