import type { LinkTarget } from '#domain/document/inline.ts';

/** The target of an address in a source: inside the document, on the web, or none that may be followed. */
export function readLink(href: string | undefined): LinkTarget | undefined {
  const address = href?.trim() ?? '';
  if (/^#./.test(address)) return { to: 'anchor', id: address.slice(1) };
  if (!/^(https?:|mailto:)/i.test(address) || !URL.canParse(address)) return undefined;
  return { to: 'web', href: address };
}
