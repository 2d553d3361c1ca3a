/**
 * HTML of a stretch of a document for a page on which stretches of others stand beside it: ids are its own, links within
 * the stretch lead there, and links to the rest of the document lead to that.
 */
export function scopeAnchors(html: string, scope: string, address: string): string {
  const ids = new Set(Array.from(html.matchAll(/ id="([^"]*)"/gu), ([, id]) => id ?? ''));
  const scoped = html.replaceAll(/<[^>]*>/gu, (tag) =>
    tag
      .replace(/ id="([^"]*)"/u, ` id="${scope}-$1"`)
      .replace(/ href="#([^"]*)"/u, (_, anchor: string) =>
        ids.has(anchor) ? ` href="#${scope}-${anchor}"` : ` href="${address}#${anchor}"`,
      ),
  );
  return scoped;
}
