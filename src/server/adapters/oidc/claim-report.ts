/** Claims that were reported are remembered up to this many: a provider may claim anything. */
const MOST = 1000;
const MOST_CHARACTERS = 200;

type Tell = (provider: string, institution: string) => void;

/** Tells of each claim of a provider that did not count, once. */
export function createClaimReport(tell: Tell): Tell {
  const told = new Set<string>();
  return (provider, institution) => {
    const claim = JSON.stringify([provider, institution]);
    if (told.has(claim) || told.size >= MOST) return;
    told.add(claim);
    tell(provider, institution.slice(0, MOST_CHARACTERS));
  };
}
