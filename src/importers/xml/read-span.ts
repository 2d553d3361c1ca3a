import type { XmlElement } from './xml-element.ts';

/** Columns and rows that a cell of an XHTML table takes; nonsense counts as one. */
export function readSpan({ attributes }: XmlElement): { readonly colspan: number; readonly rowspan: number } {
  return { colspan: readCount(attributes['colspan']), rowspan: readCount(attributes['rowspan']) };
}

function readCount(value: string | undefined): number {
  const count = Number(/^\d{1,3}$/.exec(value?.trim() ?? '')?.[0]);
  return count >= 1 ? count : 1;
}
