import { foldName } from '#domain/names/fold-name.ts';

/** The office writes `G 2/21` and `G 0002/21`, others `G2/21`. */
const PATENT_OFFICE = /^([DGJRTW])\s?(\d{1,4})\/(\d{2})$/u;
const COURT_OF_JUSTICE = /^[CTF][-‐‑–]\d{1,4}\/\d{2}(?=\s)/iu;
const COMMISSION_ANTITRUST = /^COMP\/(?:[A-Z](?:-\d)?\/)?(\d{2})\.(\d{3})$/u;

/** How the documents that a citation means may be named, folded: as it stands there last, since others are likelier. */
export function listSpellings(citation: string): string[] {
  return [...listOthers(citation), citation].map(foldName);
}

function listOthers(citation: string): string[] {
  const [, letter, number, year] = PATENT_OFFICE.exec(citation) ?? [];
  if (letter !== undefined && number !== undefined) {
    const bare = number.replace(/^0+(?=\d)/u, '');
    return [bare, bare.padStart(4, '0')].map((each) => `${letter} ${each}/${year}`);
  }
  // An antitrust case of the Commission has another number since.
  const [, series, rest] = COMMISSION_ANTITRUST.exec(citation) ?? [];
  if (series !== undefined) return [`AT.${series}${rest}`];
  // An appeal or an urgent reference is often held without the letters behind its number.
  const [bare] = COURT_OF_JUSTICE.exec(citation) ?? [];
  if (bare !== undefined) return [bare];
  return citation.startsWith('EU:') ? [`ECLI:${citation}`] : [];
}
