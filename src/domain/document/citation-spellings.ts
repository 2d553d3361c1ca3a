import { foldName } from '#domain/names/fold-name.ts';
import { listNumberSpellings } from './case-number.ts';

/** The office writes `G 2/21` and `G 0002/21`, others `G2/21`. */
const PATENT_OFFICE = /^([DGJRTW])\s?(\d{1,4})\/(\d{2})$/u;
const COURT_OF_JUSTICE = /^[CTF][-‐‑–]\d{1,4}\/\d{2}(?=\s)/iu;
const COMMISSION_ANTITRUST = /^COMP\/(?:[A-Z](?:-\d)?\/)?(\d{2})\.(\d{3})$/u;

/** Letters of a series between its volume and its page: `[2019] 1 WLR 9517`, `347 U. S. 9483`, `12 F3d 345`. */
const TOGETHER = /(?<=[\d\])]\s)\p{L}{2,5}(?=\s\d)/gu;
const APART = /(?<=[\d\])]\s)(?:\p{L}\.?\s?){2,5}(?=\s\d)/gu;
const NUMBERED = /(?<=[\d\])]\s\p{L}{1,4})(?=\d[a-z]{1,2}\s\d)/gu;

/** How the documents that a citation means may be named, folded: as it stands there last, since others are likelier. */
export function listSpellings(citation: string): string[] {
  const others = [...listOthers(citation), ...listByFullStops(citation), citation].map(foldName);
  return [...others, ...listNumberSpellings(citation)];
}

/** A citation with the letters of its series apart, as full stops leave them, and together (OP-185). */
export function listByFullStops(citation: string): string[] {
  const apart = citation.replaceAll(TOGETHER, (letters) => letters.split('').join(' ')).replaceAll(NUMBERED, ' ');
  const together = citation.replaceAll(APART, (letters) => letters.replaceAll(/[.\s]/gu, ''));
  return [apart, together].filter((other) => other !== citation);
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
