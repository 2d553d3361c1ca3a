/** Claims that were reported are remembered up to this many: a provider may claim anything. */
const MOST = 1000;
const MOST_CHARACTERS = 200;

/** Hears of a claim that did not count: the provider may not vouch for it, or claims several that it may vouch for. */
export type TellClaim = (provider: string, institution: string, why: 'not-listed' | 'several') => void;

/** Tells of each claim of a provider that did not count, once. */
export function createClaimReport(tell: TellClaim): TellClaim {
  const told = new Set<string>();
  return (provider, institution, why) => {
    const claim = JSON.stringify([provider, institution]);
    if (told.has(claim) || told.size >= MOST) return;
    told.add(claim);
    tell(provider, institution.slice(0, MOST_CHARACTERS), why);
  };
}
