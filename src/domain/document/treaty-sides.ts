import { listPartyPlaceNames } from '#domain/places/party-names.ts';

/** The two States of a treaty as somebody named it, and the year where it was given. */
export interface TreatyName {
  readonly first: string;
  readonly second: string;
  readonly year: string | undefined;
}

const TREATY = /\b(?:bilateral investment treaty|investment (?:protection )?(?:treaty|agreement)|bit)\b/giu;
const YEAR = /\b(?:19|20)\d\d\b/u;
const BETWEEN = /[-–—/&,]|\band\b/iu;
/** Words of the longest names of States, twice. */
const MOST_WORDS = 16;

/**
 * Reads `Netherlands–Kenya BIT`, `Kenya Netherlands BIT 1970`, `BIT between Kenya and the Netherlands`; undefined for a
 * text that names no treaty between two places that every library knows.
 */
export function readTreatyName(text: string): TreatyName | undefined {
  const rest = text.replace(TREATY, ' ');
  if (rest === text) return undefined;
  const year = YEAR.exec(rest)?.[0];
  const states = rest
    .replace(YEAR, ' ')
    .replaceAll(/[()"“”]|\b(?:between|of|the)\b/giu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const sides = listSides(states).find((pair) => pair.every((side) => listPartyPlaceNames(side).length > 0));
  return sides && { first: sides[0], second: sides[1], year };
}

/** The ways to part a text in two: at a sign or word that joins, else between any two words. */
function listSides(text: string): readonly (readonly [string, string])[] {
  const words = text.split(' ');
  if (words.length > MOST_WORDS) return [];
  const signs = [...text.matchAll(new RegExp(BETWEEN, 'giu'))].map(
    ({ 0: sign, index }) => [index, sign.length] as const,
  );
  const spaces = [...text.matchAll(/ /gu)].map(({ index }) => [index, 1] as const);
  return [...signs, ...spaces].map(
    ([at, length]) => [text.slice(0, at).trim(), text.slice(at + length).trim()] as const,
  );
}
