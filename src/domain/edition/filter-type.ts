/** The types of filter (SR-098). */
export const FILTER_TYPES = [
  'default',
  'date',
  'column',
  'searchOnly',
  'searchWithin',
  'tree',
  'andOr',
  'defaultNoSearch',
  'treeChild',
] as const;

export type FilterType = (typeof FILTER_TYPES)[number];

/** Values of these filters are paths, `parent > child`. */
export function isTree(type: FilterType): boolean {
  return type === 'tree' || type === 'treeChild';
}

/** What readers choose with: several values, one of them, or switches (SR-140 to SR-142). */
export type FilterControl = 'checkbox' | 'radio' | 'slider';
