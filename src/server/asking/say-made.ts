import type { Edition } from '#domain/edition/edition.ts';
import { presentInstant } from '#domain/tools/desk/present-instant.ts';
import type { Facts } from '#server/ports/document-renderer.ts';

/** What every file says of itself: the address of what it is of, where it has one, when it was made, from which library. */
export function sayMade(now: string, { name }: Pick<Edition, 'name'>, link?: string): Facts {
  return [
    ...(link === undefined ? [] : [['Permanent link', link] as const]),
    ['Made', presentInstant(now)],
    ['Library', name],
  ];
}
