type JsonObject = Readonly<Record<string, unknown>>;

/** Characters of a schema that is worth a name. */
const LONG = 140;
/** Words of JSON Schema and OpenAPI, which say nothing of what a schema is about. */
const GENERIC: ReadonlySet<string> = new Set(
  'properties items anyOf oneOf allOf additionalProperties schema content application/json 200 responses get post put delete parameters'.split(
    ' ',
  ),
);

interface Place {
  /** What it is called there: the property that has it, else the call and its part. */
  readonly name: string;
  /** What that stands in. */
  readonly above: string;
  count: number;
}

/**
 * The paths of a description with each long schema that stands in several places written once, under a name of its own,
 * and referred to elsewhere. Names are the property that holds it, in the singular, or the call, with `Body` for what it is sent.
 */
export function liftSchemas(paths: JsonObject, named: JsonObject): { paths: JsonObject; schemas: JsonObject } {
  const places = new Map<string, Place>();
  for (const [path, operations] of Object.entries(paths))
    count(operations, { name: nameCall(path), above: '' }, places);
  const names = chooseNames(places, new Set(Object.keys(named)));
  const schemas: Record<string, unknown> = { ...named };
  const replace = (value: unknown, isDefinition = false): unknown => {
    if (Array.isArray(value)) return value.map((entry) => replace(entry));
    if (!isObject(value)) return value;
    const name = isDefinition ? undefined : names.get(JSON.stringify(value));
    if (name === undefined) return mapValues(value, replace);
    schemas[name] ??= replace(value, true);
    return { $ref: `#/components/schemas/${name}` };
  };
  return { paths: mapValues(paths, replace), schemas };
}

/** Counts every long schema within a value, which stands at a place. */
function count(value: unknown, at: Omit<Place, 'count'>, places: Map<string, Place>): void {
  if (Array.isArray(value)) return value.forEach((entry) => count(entry, at, places));
  if (!isObject(value)) return;
  const text = JSON.stringify(value);
  if (isSchema(value) && text.length > LONG) {
    const place = places.get(text) ?? { ...at, count: 0 };
    places.set(text, { ...place, count: place.count + 1 });
  }
  for (const [key, inner] of Object.entries(value)) count(inner, placeOf(key, at), places);
}

function placeOf(key: string, at: Omit<Place, 'count'>): Omit<Place, 'count'> {
  if (GENERIC.has(key)) return at;
  if (key === 'requestBody') return { ...at, name: `${at.name}Body` };
  return { name: capitalize(singularOf(key)), above: at.name };
}

function singularOf(word: string): string {
  return word
    .replace(/ies$/u, 'y')
    .replace(/(?<=[cs]h|x)es$/u, '')
    .replace(/(?<=[^s])s$/u, '');
}

/** `/apiv2/Favorite/GetFavorites` is GetFavorites. */
function nameCall(path: string): string {
  const words = path.split('/').filter((word) => /^[A-Za-z]+$/u.test(word));
  return capitalize(words.at(-1) ?? 'Call');
}

function chooseNames(places: ReadonlyMap<string, Place>, taken: Set<string>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [text, { name, above, count: times }] of places) {
    if (times < 2) continue;
    let free = taken.has(name) ? `${above}${name}` : name;
    for (let number = 2; taken.has(free); number += 1) free = `${above}${name}${number}`;
    taken.add(free);
    names.set(text, free);
  }
  return names;
}

function isSchema(value: JsonObject): boolean {
  return 'enum' in value || 'anyOf' in value || (value['type'] === 'object' && 'properties' in value);
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null;
}

function mapValues(value: JsonObject, map: (inner: unknown) => unknown): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, map(inner)]));
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
