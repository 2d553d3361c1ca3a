/** Longer ones are refused: no address of ours comes near it. */
const LONGEST = 8192;

/** Control characters and the two line separators: browsers drop some of them, headers split on others. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/**
 * Where to go back to after sign-in: an address of the site itself, or the site's first page for everything else (OP-14).
 * `value` is what a parameter carried, decoded once: a whole address of `origin` or a path with one leading slash. Path,
 * query and fragment are kept. The answer is a whole address; it is ASCII and safe to put into a header.
 */
export function readReturnAddress(origin: string, value: string | null | undefined): string {
  const site = readOrigin(origin);
  const local = readLocalPart(site, value ?? '');
  return `${site}${local === undefined || !isPlainPath(local) ? '/' : local}`;
}

/** What follows the origin, encoded; undefined when the value leads elsewhere or cannot be read. */
function readLocalPart(site: string, value: string): string | undefined {
  if (value.length > LONGEST || CONTROL.test(value) || value !== value.trim()) return undefined;
  if (value.startsWith('/')) return encodeRest(value);
  const [, origin, rest] = /^([a-z][a-z0-9+.-]*:\/\/[^/?#]*)(.*)$/iu.exec(value) ?? [];
  if (origin === undefined || rest === undefined || readOrigin(origin) !== site) return undefined;
  return encodeRest(rest.startsWith('/') ? rest : `/${rest}`);
}

/** Scheme, host and port in one spelling. */
function readOrigin(origin: string): string {
  return origin
    .toLowerCase()
    .replace(/\/$/u, '')
    .replace(/^(http:\/\/.*):80$|^(https:\/\/.*):443$/u, '$1$2');
}

/** Encodes what may not stand in a header and leaves the escapes that are there alone. */
function encodeRest(rest: string): string | undefined {
  const [, path = '', tail = ''] = /^([^?#]*)(.*)$/u.exec(rest) ?? [];
  // A backslash is a slash to browsers, but only in the path; further on it is somebody's search.
  if (path.includes('\\')) return undefined;
  return (path + tail).toWellFormed().replaceAll(/[^\u0021-\u005b\u005d-\u007e]+/gu, encodeURIComponent);
}

/**
 * Whether the path means what it says: no empty or dot segments, not even escaped once or several times. A browser, a
 * proxy or a router that decodes or tidies it could otherwise take `//` for the beginning of another host.
 */
function isPlainPath(local: string): boolean {
  let path = local.replace(/[?#].*$/u, '');
  if (!isReadable(path)) return false;
  for (let round = 0; round < 4; round += 1) {
    if (CONTROL.test(path) || /\\|\/\/|(?:^|\/)\.{1,2}(?:\/|$)/u.test(path)) return false;
    const decoded = decodeOnce(path);
    if (decoded === path) return true;
    path = decoded;
  }
  return false;
}

function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** Escapes of ASCII only: nothing else can become a slash, a dot or a control character. */
function decodeOnce(path: string): string {
  return path.replaceAll(/%([0-7][\da-f])/giu, (_escape, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
}
