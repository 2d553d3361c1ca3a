import type { PaperTable } from './paper.ts';

/** Points; a table of many columns is set smaller, so that its figures stay whole. */
const SIZES = [
  { most: 5, size: 9 },
  { most: 8, size: 8 },
  { most: 12, size: 7 },
] as const;
const SMALLEST = 6;

/** All sizes, the largest first. */
export const TABLE_SIZES = [...SIZES.map(({ size }) => size), SMALLEST] as const;

/** The size of the letters of a table in points, by its columns. */
export function sizeTable({ widths }: Pick<PaperTable, 'widths'>): (typeof TABLE_SIZES)[number] {
  return SIZES.find(({ most }) => widths.length <= most)?.size ?? SMALLEST;
}
