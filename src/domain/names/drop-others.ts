const OTHERS = /,?\s*(?:\b(?:and|&)\s+(?:\d+\s+)?others|\bet al\.?)\s*$/iu;

/** A party without `and others`, who are nobody. */
export function dropOthers(party: string): string {
  return party.replace(OTHERS, '');
}
