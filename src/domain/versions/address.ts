import { PROVISION_ANCHOR } from '#domain/provisions/provision-anchor.ts';
import type { Passage } from './carry-passage.ts';

/** What an address names. */
export type AddressTarget =
  /** `#p12`, `#p12A`, a second one `#p12-2`: the paragraph that is printed with this number. */
  | { readonly kind: 'paragraph'; readonly name: string }
  /** `#b7`: a block without printed number, by its anchor. */
  | { readonly kind: 'block'; readonly name: string }
  /** `#fn3`: the footnote with this mark. */
  | { readonly kind: 'note'; readonly name: string }
  /** `#page-45`: where this page of the printed edition begins. */
  | { readonly kind: 'page'; readonly name: string }
  /** `#art-39-1`: a provision of a text of law, by its structure and printed numbers (OP-196). */
  | { readonly kind: 'provision'; readonly name: string }
  /** `#contents-…`: an entry of the contents, by its id. */
  | { readonly kind: 'contents'; readonly name: string };

/** A place in a document as its address names it (OP-119). */
export interface TextAddress {
  readonly target: AddressTarget;
  /** Characters of `blockText` of a paragraph, block or note: `#p12:40-87`. */
  readonly passage?: Passage;
  /** `?v=3`: the version on which the address was made. */
  readonly version?: number;
}

/** The kinds of targets, as fragments begin and as their names are written. */
const KINDS: readonly { readonly kind: AddressTarget['kind']; readonly prefix: string; readonly name: RegExp }[] = [
  { kind: 'page', prefix: 'page-', name: /^[^\s:]{1,64}$/u },
  { kind: 'contents', prefix: 'contents-', name: /^[^\s:]{1,128}$/u },
  { kind: 'note', prefix: 'fn', name: /^[^\s:]{1,64}$/u },
  { kind: 'paragraph', prefix: 'p', name: /^\d{1,6}[A-Za-z]{0,2}(?:-\d{1,6})?$/u },
  { kind: 'block', prefix: 'b', name: /^\d{1,9}$/u },
  { kind: 'provision', prefix: '', name: PROVISION_ANCHOR },
];

/**
 * Reads the fragment of an address, with or without `#`, and the value of its `v`. Undefined where the fragment names no
 * such place; a passage or version that cannot be is left out. Text fragments of browsers (`:~:text=`) are passed over.
 */
export function readAddress(fragment: string, version?: string | null): TextAddress | undefined {
  const [plain = ''] = fragment.replace(/^#/u, '').split(':~:');
  const [name = '', characters] = plain.split(':');
  const target = readTarget(decode(name));
  if (!target) return undefined;
  const passage = characters === undefined || !canHavePassage(target) ? undefined : readCharacters(characters);
  const made = /^[1-9]\d{0,5}$/u.test(version ?? '') ? Number(version) : undefined;
  return { target, ...(passage ? { passage } : {}), ...(made === undefined ? {} : { version: made }) };
}

/** Writes an address as its fragment, without `#`, and the value of `v`. `readAddress` reads the same from it. */
export function printAddress({ target, passage, version }: TextAddress): {
  readonly fragment: string;
  readonly v?: string;
} {
  const name = encodeURIComponent(nameOfTarget(target));
  const fragment = passage ? `${name}:${passage.from}-${passage.to}` : name;
  return version === undefined ? { fragment } : { fragment, v: String(version) };
}

/** The name of a target as it stands in a fragment, not yet encoded; for paragraphs and blocks it is the anchor. */
export function nameOfTarget({ kind, name }: AddressTarget): string {
  return `${KINDS.find((one) => one.kind === kind)?.prefix ?? ''}${name}`;
}

/** As sources of judgments name their paragraphs, so that their links lead on where they are held: `para_45`. */
const ELSEWHERE = /^para_(?=\d)/u;

function readTarget(given: string): AddressTarget | undefined {
  const name = given.replace(ELSEWHERE, 'p');
  for (const { kind, prefix, name: pattern } of KINDS) {
    if (name.startsWith(prefix) && pattern.test(name.slice(prefix.length)))
      return { kind, name: name.slice(prefix.length) };
  }
  return undefined;
}

function canHavePassage({ kind }: AddressTarget): boolean {
  return kind !== 'page' && kind !== 'contents';
}

function readCharacters(characters: string): Passage | undefined {
  const [, from, to] = /^(\d{1,9})-(\d{1,9})$/u.exec(characters) ?? [];
  const passage = { from: Number(from), to: Number(to) };
  return passage.from < passage.to ? passage : undefined;
}

/** A broken encoding names nothing. */
function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}
