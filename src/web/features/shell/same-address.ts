/** Whether two addresses of the application say the same, however their queries are written. */
export function isSameAddress(one: string, other: string): boolean {
  return normalize(one) === normalize(other);
}

/** Whether a menu entry leads to the page that is open: same path, and the page's query holds all of the entry's. */
export function isAtAddress(url: string, present: string): boolean {
  const [path, query] = split(url);
  const [presentPath, presentQuery] = split(present);
  if (path !== presentPath) return false;
  return [...query].every(([name, value]) => presentQuery.getAll(name).includes(value));
}

function normalize(address: string): string {
  const [path, query] = split(address);
  query.sort();
  return `${path}?${query}`;
}

function split(address: string): readonly [string, URLSearchParams] {
  const [path = '', query = ''] = address.replace(/#.*$/, '').split('?');
  return [path, new URLSearchParams(query)];
}
