/** Where server calls live (OP-01, OP-03); everything else is a page. */
const PREFIXES = ['/apiv1', '/apiv2', '/mip', '/mdl'];

/** Whether an address, with or without query, is one of a server call, whatever its letter case. */
export function isCallAddress(url: string): boolean {
  const path = readPath(url);
  return PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

/** Path of an address in lower case. */
export function readPath(url: string): string {
  return url.split('?', 1)[0]?.toLowerCase() ?? '/';
}
