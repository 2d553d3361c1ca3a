import { readText, type Entry } from './entry.ts';

/** Entries by these fields, the first counting most; downwards where a `-` stands before one. */
export function sortRecords<E extends Entry>(entries: readonly E[], order: readonly string[]): E[] {
  const fields = order.map((field) => ({ name: field.replace(/^-/u, ''), sign: field.startsWith('-') ? -1 : 1 }));
  return entries.toSorted((one, other) => {
    for (const { name, sign } of fields) {
      const compared = (readText(one, name) ?? '').localeCompare(readText(other, name) ?? '', 'en');
      if (compared !== 0) return sign * compared;
    }
    return 0;
  });
}
