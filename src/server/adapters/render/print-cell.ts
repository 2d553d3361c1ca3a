import { presentInstant } from '#domain/tools/desk/present-instant.ts';
import { formatDate } from '#domain/document/format-date.ts';
import type { ListCell, ListColumn } from '#server/ports/document-renderer.ts';

const whole = new Intl.NumberFormat('en-GB');

/** A cell as it reads on a page. */
export function printCell({ type }: ListColumn, cell: ListCell): string {
  if (typeof cell === 'number') return whole.format(cell);
  if (type === 'instant') return cell === '' ? '' : presentInstant(cell);
  return type === 'date' ? formatDate(cell) : cell;
}
