import { attachPlaces, type AttachedPlaces } from './attach-places.ts';
import type { KnownInstruments } from './known-instruments.ts';
import { ReferenceCursor } from './reference-cursor.ts';
import { listReferenceTokens, type ReferenceToken } from './reference-tokens.ts';
import { settlePlace, type SettledPlace } from './settle-place.ts';
import { INSTRUMENT_WORDS, splitReference, type PlacesPart } from './split-reference.ts';

/** A provision, or with `to` all from the one to the other; steps as in `ProvisionPath`. */
export interface NamedProvision extends SettledPlace {
  readonly kind: 'provision';
  readonly instrument: string;
}

/** What a reference says: provisions, an instrument as a whole, or what is not understood. */
export type ProvisionReading =
  | NamedProvision
  | { readonly kind: 'instrument'; readonly instrument: string }
  | {
      readonly kind: 'unknown';
      /** The words that are not understood, or all where the instrument is not certain. */
      readonly text: string;
      /** Ids of the known instruments that may be meant, sorted; empty where none is. */
      readonly candidates: readonly string[];
    };

/** What the caller knows of where a reference stands. */
export interface ReferencePlace {
  /** The instrument whose text it stands in: `Article 5` means this one's. */
  readonly ownInstrument?: string;
  /** The instruments that its document names, which decide between two of one name. */
  readonly namedInstruments?: readonly string[];
}

/** Longer texts are no reference. Reading takes time in proportion to the length up to here, and never throws. */
const LONGEST_REFERENCE = 10_000;

/**
 * Reads what a document says about an instrument and its provisions, in the order in which it says it. Nothing is
 * guessed: a provision without an instrument is unknown unless the caller names the instrument it stands in, a name
 * that several instruments bear is unknown unless only one of them has such a provision or is named by the document.
 */
export function readProvisions(
  text: string,
  known: KnownInstruments,
  place: ReferencePlace = {},
): readonly ProvisionReading[] {
  if (text.length > LONGEST_REFERENCE) return [{ kind: 'unknown', text, candidates: [] }];
  const tokens = listReferenceTokens(text);
  const readings = listClauses(tokens).flatMap(([start, end]) =>
    readClause(
      new ReferenceCursor(tokens, { start, end }, (at) => known.findName(tokens, at) !== undefined),
      text,
      known,
      place,
    ),
  );
  return readings.length > 0 ? readings : [{ kind: 'unknown', text: text.trim(), candidates: [] }];
}

/** The stretches between semicolons and lines, as ranges of tokens. */
function listClauses(tokens: readonly ReferenceToken[]): [number, number][] {
  const ends = [...tokens.keys()].filter((at) => tokens[at]?.folded === ';');
  return [...ends, tokens.length].flatMap((end, index): [number, number][] => {
    const start = index === 0 ? 0 : (ends[index - 1] ?? 0) + 1;
    return end > start ? [[start, end]] : [];
  });
}

function readClause(
  cursor: ReferenceCursor,
  text: string,
  known: KnownInstruments,
  place: ReferencePlace,
): ProvisionReading[] {
  const start = cursor.peek()?.start ?? 0;
  const end = cursor.tokens[cursor.end - 1]?.end ?? start;
  const { parts, strange } = splitReference(cursor, known, place.ownInstrument);
  if (strange === undefined && parts.length > 0) {
    return attachPlaces(parts).flatMap((attached) => readAttached(attached, text.slice(start, end), known, place));
  }
  const [from, until] = strange ?? [start, end];
  const named = parts.flatMap((part) => (part.kind === 'instrument' ? part.ids : []));
  const candidates = [...named, ...listCalled(text.slice(from, until), known, place)];
  return [{ kind: 'unknown', text: text.slice(from, until), candidates: sortIds(candidates) }];
}

function readAttached(
  { places, instrument, beside = [] }: AttachedPlaces,
  text: string,
  known: KnownInstruments,
  { ownInstrument, namedInstruments = [] }: ReferencePlace,
): ProvisionReading[] {
  const ids = instrument?.ids ?? (ownInstrument === undefined ? [] : [ownInstrument]);
  const fits = ids.flatMap((id) => settleIn(id, places, known, ids.length > 1));
  const chosen = fits.filter(({ id }) => namedInstruments.includes(id));
  const isSure = fits.length === 1 && instrument?.isSure !== false;
  const fit = isSure ? fits[0] : chosen.length === 1 ? chosen[0] : undefined;
  if (fit === undefined) {
    const candidates = [...(fits.length > 0 ? fits.map(({ id }) => id) : ids), ...beside];
    return [{ kind: 'unknown', text, candidates: sortIds(candidates) }];
  }
  if (places === undefined) return [{ kind: 'instrument', instrument: fit.id }];
  return fit.places.map((settled) => ({ kind: 'provision', instrument: fit.holder, ...settled }));
}

interface Fit {
  readonly id: string;
  /** Where the places are: the instrument itself, or that of its rules. */
  readonly holder: string;
  readonly places: readonly SettledPlace[];
}

/** The places in an instrument; nothing where it cannot have one of them. */
function settleIn(id: string, part: PlacesPart | undefined, known: KnownInstruments, isOneOfSeveral: boolean): Fit[] {
  const instrument = known.find(id);
  const rules = instrument?.rulesIn === undefined ? undefined : known.find(instrument.rulesIn);
  const holder = rules !== undefined && part?.places[0]?.steps[0]?.unit === 'rule' ? rules : instrument;
  if (holder === undefined) return [];
  const places: SettledPlace[] = [];
  for (const place of part?.places ?? []) {
    const settled = settlePlace(place, holder);
    if (settled === undefined) return [];
    if (isOneOfSeveral && Number.parseInt(settled.path[0] ?? '', 10) > (holder.last ?? Infinity)) return [];
    places.push(settled);
  }
  return [{ id, holder: holder.id, places }];
}

/** Of the instruments known to be near, those that are called `the Act`, `the Convention`. */
function listCalled(
  text: string,
  known: KnownInstruments,
  { ownInstrument, namedInstruments = [] }: ReferencePlace,
): string[] {
  const word = text.toLowerCase();
  if (!INSTRUMENT_WORDS.has(word)) return [];
  const near = [...namedInstruments, ...(ownInstrument === undefined ? [] : [ownInstrument])];
  return near.filter((id) => {
    const instrument = known.find(id);
    const names = instrument === undefined ? [] : [instrument.name, ...instrument.aliases];
    return names.some((name) => name.toLowerCase().split(/\W+/).includes(word));
  });
}

function sortIds(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort();
}
