const OTHERS = /(?:^|[\s,]+)(?:(?:and|&)\s+(?:\d+\s+)?(?:others?|another|ors|anor)|et\s+al)\.?\s*$/iu;

/** A party without `and others`, who are nobody. */
export function dropOthers(party: string): string {
  return party.replace(OTHERS, '').trim();
}
