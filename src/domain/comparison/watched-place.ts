import { EMPTY_COMPARISON, printComparisonQuery, readComparisonQuery } from './comparison-address.ts';

/** What a reader watches of a comparison: an answer, a column, or all of it. */
export interface WatchedPlace {
  readonly slug: string;
  /** Id of a column; undefined for the whole. */
  readonly place?: string | undefined;
  /** Id of a topic, of an answer alone. */
  readonly topic?: string | undefined;
}

/** What a reader has seen there. */
export interface SeenPlace {
  /** The day on which all of it was seen last. */
  readonly day: string;
  /** A mark of each part: of an answer by its topic, of a whole comparison by its column; null while it was closed. */
  readonly parts: Readonly<Record<string, string>> | null;
}

/** The query of an address that names the place, and so what makes it the same again. */
export function printPlace({ slug, place, topic }: WatchedPlace): string {
  const choice = {
    ...EMPTY_COMPARISON,
    places: place === undefined ? [] : [place],
    topics: topic === undefined ? [] : [topic],
  };
  return `${slug}${printComparisonQuery(choice)}`;
}

/** The page of a comparison with the place chosen. */
export function addressOfPlace(place: WatchedPlace): string {
  return `/compare-jurisdictions/${printPlace(place)}`;
}

/** The way back from either; undefined for what names no place of a comparison, or several. */
export function readPlace(address: string): WatchedPlace | undefined {
  const [, slug, query = ''] =
    /^(?:\/(?:compare-jurisdictions|quickanswers|practice-tools)\/)?([^/?#]+)(?:\?([^#]*))?$/u.exec(address) ?? [];
  if (slug === undefined) return undefined;
  const { places, topics } = readComparisonQuery(readParameters(query));
  const [place] = places;
  const [topic] = topics;
  if (places.length > 1 || topics.length > 1 || (topic !== undefined && place === undefined)) return undefined;
  return { slug: decode(slug), place, topic };
}

function readParameters(query: string): { get(name: string): string | null } {
  const pairs = query.split('&').map((pair) => pair.split('=').map(decode));
  const said = new Map(pairs.map(([name = '', value = '']) => [name, value]));
  return { get: (name) => said.get(name) ?? null };
}

/** What is no code of letters stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function printSeenPlace({ day, parts }: SeenPlace): string {
  return JSON.stringify([day, parts]);
}

/** Undefined for what was written otherwise: then nothing is claimed. */
export function readSeenPlace(seen: string): SeenPlace | undefined {
  try {
    const [day, parts] = JSON.parse(seen) as readonly [string, SeenPlace['parts']];
    return { day, parts };
  } catch {
    return undefined;
  }
}

/** The parts that are other than they were seen, that came, and that went. */
export function listChangedParts(seen: SeenPlace | undefined, now: SeenPlace['parts']): string[] {
  const before = seen?.parts;
  if (!before || !now) return [];
  return [...new Set([...Object.keys(now), ...Object.keys(before)])].filter((key) => now[key] !== before[key]);
}

/** What counts as seen once some of the parts were shown; the day is a new one when nothing is left that was not. */
export function seeParts(
  seen: SeenPlace | undefined,
  now: NonNullable<SeenPlace['parts']>,
  shown: (part: string) => boolean,
  today: string,
): SeenPlace {
  if (!seen?.parts) return { day: today, parts: now };
  const parts = { ...seen.parts };
  for (const key of listChangedParts(seen, now).filter(shown)) {
    const mark = now[key];
    if (mark === undefined) delete parts[key];
    else parts[key] = mark;
  }
  const isAll = listChangedParts({ ...seen, parts }, now).length === 0;
  return { day: isAll ? today : seen.day, parts };
}
