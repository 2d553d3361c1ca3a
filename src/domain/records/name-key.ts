import { foldName, foldPartyName } from '../document/document-name.ts';
import type { RecordKindName } from './kinds.ts';

/** A name as names of a kind are compared: two that are surely the same have one key, and only those. */
export function nameKeyOf(kind: RecordKindName, name: string): string {
  return kind === 'party' || kind === 'organization' ? foldPartyName(name) : foldName(name);
}
