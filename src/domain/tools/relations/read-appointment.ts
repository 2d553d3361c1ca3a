import type { Side } from '#domain/records/record-link.ts';

const BY_CLAIMANT = /\bby (?:the |both |all )?(?:claimants?|applicants?|investors?|petitioners?)\b/iu;
const BY_RESPONDENT = /\bby (?:the |both |all )?(?:respondents?|states?|defendants?)\b/iu;

/**
 * The side that appointed or nominated somebody, by the words of the source: `Appointed by the claimant`. Whom others
 * appointed for a side was not appointed by it: `Appointed by the appointing authority for the respondent` is nobody's.
 */
export function readAppointment(method: string | undefined): Side | undefined {
  if (method === undefined) return undefined;
  const [isClaimants, isRespondents] = [BY_CLAIMANT.test(method), BY_RESPONDENT.test(method)];
  if (isClaimants === isRespondents) return undefined;
  return isClaimants ? 'claimant' : 'respondent';
}

const SUBSTITUTE = /\b(?:substitutes?|replacement|replac(?:es|ed|ing)|in (?:the )?place of)\b/iu;

/** Whether somebody came in the place of another. */
export function isSubstitute(words: string | undefined): boolean {
  return words !== undefined && SUBSTITUTE.test(words);
}

const GONE =
  /\b(?:resign(?:ed|ation)?|withdrew|withdrawn|removed|replaced|disqualified|deceased|died|death|recused|stepped down)\b/iu;

/** Whether somebody left before the end, by the status that the source gives. */
export function hasLeft(status: string | undefined): boolean {
  return status !== undefined && GONE.test(status);
}

/** What decides with whom a member of a tribunal sat. */
export interface Membership {
  /** The side that appointed the member. */
  readonly appointedBy: Side | undefined;
  readonly isSubstitute: boolean;
  readonly hasLeft: boolean;
}

/** Reads it from the words of a source. */
export function readMembership(said: {
  readonly as: string | undefined;
  readonly method: string | undefined;
  readonly status: string | undefined;
}): Membership {
  return {
    appointedBy: readAppointment(said.method),
    isSubstitute: isSubstitute(said.method) || isSubstitute(said.as),
    hasLeft: hasLeft(said.status),
  };
}

/** Whether two members of one tribunal sat together: of two whom one side appointed, not who left and who came instead. */
export function didSitTogether(one: Membership, other: Membership): boolean {
  const isFollowedBy = (first: Membership, second: Membership) =>
    first.hasLeft && second.isSubstitute && first.appointedBy === second.appointedBy;
  return !isFollowedBy(one, other) && !isFollowedBy(other, one);
}

const NO_MEMBER = /\bappointing authority\b/iu;

/** Whether somebody of a tribunal's list sat on it; an appointing authority did not. */
export function isMember(words: string | undefined): boolean {
  return words === undefined || !NO_MEMBER.test(words);
}
