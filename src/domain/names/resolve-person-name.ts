import type { NameCandidate, PersonNameIndex } from './person-name-index.ts';
import { shapePersonName } from './person-name-form.ts';
import { readPersonName } from './read-person-name.ts';

/** Whom a written name stands for. `unsure` is for a person to decide; a candidate says why it is one. */
export type ResolvedPersonName =
  | { readonly kind: 'one'; readonly id: string; readonly how: 'name' | 'alias' }
  | { readonly kind: 'unsure'; readonly candidates: readonly NameCandidate[] }
  | { readonly kind: 'none' };

/**
 * Finds the known person whom a written name stands for: the only one whose full name or alias is the same. Namesakes,
 * initials for a name and other transliterations are unsure (issue 11: never merged on a guess). A name without a given
 * name in full is sure only where nobody else comes into question at all.
 */
export function resolvePersonName(raw: string, index: PersonNameIndex): ResolvedPersonName {
  const form = shapePersonName(readPersonName(raw));
  const [same, namesake] = index.listSame(form);
  if (same && !namesake && form.isFull) return { kind: 'one', id: same.id, how: same.how };
  const candidates = index.listCandidates(form);
  if (candidates.length === 0) return { kind: 'none' };
  return same && candidates.length === 1 ? { kind: 'one', id: same.id, how: same.how } : { kind: 'unsure', candidates };
}

/** Whether a name says a family and a given name in full: then the only one who bears it is meant, whoever else might be. */
export function isFullName(raw: string): boolean {
  const { isFull, key } = shapePersonName(readPersonName(raw));
  return isFull && key !== '';
}
