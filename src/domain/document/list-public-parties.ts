import type { DocumentRecord } from './document.ts';

/** The names of the parties that may be looked for by name: all but natural persons (OP-136). */
export function listPublicParties({ parties }: Pick<DocumentRecord, 'parties'>): string[] {
  return parties.filter(({ isPerson }) => !isPerson).map(({ name }) => name);
}
