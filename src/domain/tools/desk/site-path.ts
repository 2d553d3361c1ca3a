const CONTROL = /[\p{Cc}\u2028\u2029\\]/u;

/**
 * Whether a text is a path of this site that can be opened as it stands: one leading slash, nothing that a browser would
 * read as another host, no white space or control characters.
 */
export function isSitePath(text: string): boolean {
  return /^\/(?!\/)/u.test(text) && !CONTROL.test(text) && !/\s/u.test(text);
}
