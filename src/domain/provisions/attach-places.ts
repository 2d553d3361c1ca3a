import type { InstrumentPart, PlacesPart, ReferencePart } from './split-reference.ts';

/** Places with the instrument they are in, or an instrument without places. */
export interface AttachedPlaces {
  readonly places?: PlacesPart;
  /** Absent where the reference does not say it. */
  readonly instrument?: InstrumentPart;
  /** Instruments named elsewhere in the reference, which may be meant where none is certain. */
  readonly beside?: readonly string[];
}

/**
 * Gives each places their instrument: the one before where the reference begins with an instrument and ends with
 * places, the one after where it begins with places. Places that are last after others with instruments of their own
 * (`Article 101 TFEU, Article 5`) have none.
 */
export function attachPlaces(parts: readonly ReferencePart[]): AttachedPlaces[] {
  const beside = parts.flatMap((part) => (part.kind === 'instrument' ? part.ids : []));
  const startsNamed = parts[0]?.kind === 'instrument';
  const endsNamed = parts.at(-1)?.kind === 'instrument';
  const before = listNeighbours(parts);
  const after = listNeighbours(parts.toReversed()).toReversed();
  const instruments = parts.map((part, index) => {
    if (part.kind === 'instrument') return undefined;
    const next = parts[index + 1];
    if (!startsNamed) return after[index];
    return endsNamed && next?.kind === 'instrument' && next.isTight ? next : before[index];
  });
  const used = new Set(instruments);
  return parts.flatMap((part, index): AttachedPlaces[] => {
    if (part.kind === 'instrument') return used.has(part) ? [] : [{ instrument: part }];
    const instrument = instruments[index];
    return [instrument === undefined ? { places: part, beside } : { places: part, instrument }];
  });
}

/** For each part the last instrument before it. */
function listNeighbours(parts: readonly ReferencePart[]): (InstrumentPart | undefined)[] {
  let last: InstrumentPart | undefined;
  return parts.map((part) => {
    if (part.kind === 'instrument') last = part;
    return last;
  });
}
