/** The data block that the server writes into a page. */
const BLOCK = /(<script type="application\/json" id="edition-view">)([\s\S]*?)(<\/script>)/;

export interface SplitPage {
  /** The page without its data: it asks for the edition view, like the page during development. */
  readonly html: string;
  /** The edition view as JSON. */
  readonly view: string;
}

/** Takes a page of the application apart; undefined for a page of another build or of something else. */
export function splitPage(page: string, assets: readonly string[]): SplitPage | undefined {
  const view = BLOCK.exec(page)?.[2]?.trim();
  if (!view?.startsWith('{')) return undefined;
  const scripts = [...page.matchAll(/<script[^>]*\ssrc="(\/assets\/[^"]+)"/g)].map(([, address]) => address ?? '');
  if (scripts.length === 0 || !scripts.every((address) => assets.includes(address))) return undefined;
  return { html: page.replace(BLOCK, '$1$3'), view };
}
