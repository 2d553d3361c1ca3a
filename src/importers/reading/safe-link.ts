import type { LinkTarget } from '#domain/document/inline.ts';

const WEB_PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);

/**
 * Where a reference of a source leads: `#id` inside the document, `doc:id#anchor` to another one, or the web. Anything
 * else (relative paths, `javascript:`, `data:` …) leads nowhere and is undefined: its words stay, the link goes.
 */
export function parseLinkTarget(reference: string): LinkTarget | undefined {
  const trimmed = reference.trim();
  if (trimmed.startsWith('#')) {
    const id = decodeFragment(trimmed.slice(1));
    return id === '' ? undefined : { to: 'anchor', id };
  }
  const inLibrary = /^doc:([^#\s]+)(?:#(\S+))?$/.exec(trimmed);
  if (inLibrary?.[1] !== undefined) {
    return inLibrary[2] === undefined
      ? { to: 'document', key: inLibrary[1] }
      : { to: 'document', key: inLibrary[1], anchor: inLibrary[2] };
  }
  const href = parseWebAddress(trimmed);
  return href === undefined ? undefined : { to: 'web', href };
}

/** The absolute address if a reader may follow it: http, https or mailto, without name and password. */
export function parseWebAddress(reference: string): string | undefined {
  if (!/^(?:https?:\/\/|mailto:)/i.test(reference)) return undefined;
  let url: URL;
  try {
    url = new URL(reference);
  } catch {
    return undefined;
  }
  if (!WEB_PROTOCOLS.has(url.protocol)) return undefined;
  url.username = '';
  url.password = '';
  return url.href;
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
