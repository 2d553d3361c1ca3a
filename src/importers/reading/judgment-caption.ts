import type { DocumentParty } from '#domain/document/document.ts';

const ROLE = '((?:cross-)?(?:petitioner|respondent|appellant|appellee|plaintiff|defendant|claimant|applicant)s?)';
/** `ROE AND DOE, Petitioners v. COMMISSIONER, Respondent`. */
const WITH_ROLES = new RegExp(`^(.+?), ${ROLE} (\\(?v\\.?\\)?) (.+?), ${ROLE}\\.?$`, 'i');

/** What a caption in one line says: who appears as what against whom. */
export interface Caption {
  readonly title: string;
  readonly parties: readonly DocumentParty[];
}

/** Reads a caption that prints both parties with their roles in one line. */
export function readCaption(line: string): Caption | undefined {
  const [, first, role, versus, second, otherRole] = WITH_ROLES.exec(line) ?? [];
  if (!first || !role || !versus || !second || !otherRole) return undefined;
  return {
    title: `${first} ${versus} ${second}`,
    parties: [
      { name: first, role },
      { name: second, role: otherRole },
    ],
  };
}

/** Who stands above and below a line `v`, or on both sides of `and` under `In the matter between`. */
export function findOpponents(lines: readonly string[]): readonly [string, string] | undefined {
  const between = lines.findIndex((line) => /^-? ?v\.? ?-?$/i.test(line));
  const matter = lines.findIndex((line) => /^in the matter between\s*:?$/i.test(line));
  const [first, second] = [lines[between - 1], lines[between + 1]];
  if (between > 0 && first && second) return [first, second];
  const [one, other] = [lines[matter + 1], lines[matter + 3]];
  return matter >= 0 && /^and$/i.test(lines[matter + 2] ?? '') && one && other ? [one, other] : undefined;
}

const UNITED_KINGDOM = /^\[\d{4}\] (?:UK|EWCA|EWHC|EWFC|EWCOP|EAT)/;

/** The country whose court this is, where its name or its citation says so. */
export function jurisdictionOf(court: string | undefined, citation: string | undefined): readonly string[] {
  if (/^United States\b/i.test(court ?? '')) return ['United States'];
  if (/\bof South Africa$/i.test(court ?? '')) return ['South Africa'];
  return UNITED_KINGDOM.test(citation ?? '') ? ['United Kingdom'] : [];
}
