import type { LinkRole, Side } from './record-link.ts';

const CLAIMANT = /\b(?:claimants?|applicants?|investors?|petitioners?)\b/iu;
const RESPONDENT = /\b(?:respondents?|states?|defendants?)\b/iu;

/** Which part somebody who was not on the tribunal took, by the words of the source: `Quantum expert for the claimant`. */
export function readRole(words: string): LinkRole {
  if (/\bexpert\b/iu.test(words)) return 'expert';
  if (/\bsecretary\b/iu.test(words)) return 'secretary';
  if (/\b(?:counsel|attorney|advocate|solicitor|barrister|lawyer)\b/iu.test(words)) return 'counsel';
  return 'representative';
}

/** The side that some words name; undefined where they name none or both. */
export function readSide(words: string | undefined): Side | undefined {
  if (words === undefined) return undefined;
  const [isClaimant, isRespondent] = [CLAIMANT.test(words), RESPONDENT.test(words)];
  if (isClaimant === isRespondent) return undefined;
  return isClaimant ? 'claimant' : 'respondent';
}
