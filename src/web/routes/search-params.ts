/**
 * The router keeps the query of an address as plain names and values, repeated names as lists: what the search codec
 * reads is the text itself, and nothing is turned into JSON on the way.
 */
export function parseSearch(search: string): Record<string, string | string[]> {
  const result: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(search)) {
    const present = result[name];
    result[name] = present === undefined ? value : [present, value].flat();
  }
  return result;
}

/** The way back: every value in the order in which it was read. */
export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) parameters.append(name, String(one));
    }
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
