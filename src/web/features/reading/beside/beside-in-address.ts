/** What stands beside the text of an address: another version, another of its languages, or another document. */
export type Beside =
  | { readonly kind: 'version'; readonly version: number }
  | { readonly kind: 'language'; readonly language: string }
  | { readonly kind: 'document'; readonly id: string };

const NAME = 'beside';

/** Reads `beside=version:2`, `beside=language:fr` or `beside=document:…`; undefined where an address names none. */
export function readBeside(search: string): Beside | undefined {
  const [, kind, value = ''] = /^(\w+):(.+)$/u.exec(new URLSearchParams(search).get(NAME) ?? '') ?? [];
  if (kind === 'version' && /^[1-9]\d{0,5}$/u.test(value)) return { kind, version: Number(value) };
  if (kind === 'language') return { kind, language: value };
  return kind === 'document' ? { kind, id: value } : undefined;
}

/** The address of a text, without query, with something beside it; `version` is the one on the right. */
export function hrefOfBeside(path: string, beside: Beside, version?: number): string {
  const value = beside.kind === 'version' ? beside.version : beside.kind === 'language' ? beside.language : beside.id;
  const query = new URLSearchParams({
    ...(version === undefined ? {} : { v: String(version) }),
    [NAME]: `${beside.kind}:${value}`,
  });
  return `${path}?${query.toString()}`;
}
