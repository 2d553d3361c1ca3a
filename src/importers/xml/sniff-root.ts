import { detectEncoding } from './decode-xml.ts';

export interface XmlRoot {
  readonly name: string;
  /** Namespace of the root element, empty where it has none. */
  readonly namespace: string;
  /** The beginning of the file as text. */
  readonly head: string;
}

/** The root element of what may be an XML file, from its first bytes; undefined where they hold none. */
export function sniffRoot(head: Uint8Array): XmlRoot | undefined {
  const text = decodeHead(head)?.replace(/^\uFEFF/, '');
  if (text === undefined || !/^\s*</.test(text)) return undefined;
  const prolog = /^\s*(?:<\?[^]*?\?>\s*|<!--[^]*?-->\s*|<!DOCTYPE(?:[^<>"'[]|"[^"]*"|'[^']*'|\[[^\]]*\])*>\s*)*/.exec(
    text,
  );
  const start = /^<([^\s<>/]+)((?:[^<>"']|"[^"]*"|'[^']*')*)/.exec(text.slice(prolog?.[0].length ?? 0));
  if (!start) return undefined;
  const [prefix, local] = splitName(start[1] ?? '');
  const declared = prefix === '' ? 'xmlns' : `xmlns:${prefix}`;
  for (const [, name, value] of (start[2] ?? '').matchAll(/\s([^\s=]+)\s*=\s*("[^"]*"|'[^']*')/g))
    if (name === declared) return { name: local, namespace: value?.slice(1, -1) ?? '', head: text };
  return { name: local, namespace: '', head: text };
}

function decodeHead(head: Uint8Array): string | undefined {
  try {
    return new TextDecoder(detectEncoding(head)).decode(head);
  } catch {
    return new TextDecoder().decode(head);
  }
}

function splitName(name: string): readonly [string, string] {
  const at = name.indexOf(':');
  return at === -1 ? ['', name] : [name.slice(0, at), name.slice(at + 1)];
}
