import type { StatusAnswer } from '#contract/nyc-tool.ts';
import type { ListColumn } from '#server/ports/document-renderer.ts';

/** What is said of a state and a treaty; the first is the head of each row. */
export const STATUS_COLUMNS: readonly ListColumn[] = [
  { name: 'State', width: 32, type: 'text' },
  { name: 'Signed', width: 12, type: 'date' },
  { name: 'Joined', width: 12, type: 'date' },
  { name: 'By', width: 14, type: 'text' },
  { name: 'In force', width: 12, type: 'date' },
  { name: 'Left', width: 12, type: 'date' },
  { name: 'Reservations', width: 50, type: 'text' },
  { name: 'Basis', width: 50, type: 'text' },
  { name: 'Source', width: 40, type: 'link' },
  { name: 'Read on', width: 12, type: 'date' },
];

/** All columns but the first. */
export function presentStatusCells(row: StatusAnswer): string[] {
  const { signed, ratified, means, inForce, denounced, reservations, basis, source, readOn } = row;
  return [signed, ratified, means, inForce, denounced, reservations, basis, source, readOn].map((cell) => cell ?? '');
}
