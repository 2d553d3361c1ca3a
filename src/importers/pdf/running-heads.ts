import type { PdfLine, PdfPage } from './pdf-text.ts';

/** A page without its running head and foot, and the number that it prints. */
export interface BodyPage extends PdfPage {
  readonly label: string;
}

/** The share of a page's height, at its head and its foot, in which running heads stand. */
const MARGIN = 0.14;
const PAGE_NUMBER = /^(?:[-–—[( ]*|page |p\. ?)(\d{1,4}|[ivxl]{1,6})(?:[-–—)\] ]*| (?:of|\/) \d{1,4})$/i;

/**
 * Takes running heads and page numbers off the pages. A line counts as one only if the same words stand at the same
 * height on several pages, or if it is a number that counts with the pages; in doubt it stays.
 */
export function removeRunningHeads(pages: readonly PdfPage[]): BodyPage[] {
  const seen = new Map<string, Set<number>>();
  for (const page of pages) {
    for (const line of page.lines) {
      if (!isInMargin(line, page)) continue;
      const key = keyOf(line);
      seen.set(key, (seen.get(key) ?? new Set()).add(page.number));
    }
  }
  const needed = pages.length < 3 ? Number.POSITIVE_INFINITY : Math.max(2, Math.ceil(pages.length * 0.3));
  const offset = numberOffset(pages);
  return pages.map((page) => {
    let label = String(page.number);
    const lines = page.lines.filter((line) => {
      if (!isInMargin(line, page)) return true;
      const printed = PAGE_NUMBER.exec(line.text)?.[1];
      if (printed !== undefined && offset !== undefined && Number(printed) === page.number + offset) {
        label = printed;
        return false;
      }
      return (seen.get(keyOf(line))?.size ?? 0) < needed;
    });
    return { ...page, lines, label };
  });
}

function isInMargin(line: PdfLine, page: PdfPage): boolean {
  return line.y > page.height * (1 - MARGIN) || line.y < page.height * MARGIN;
}

/** The words with any number in them blotted out, and the height on the page to two points. */
function keyOf(line: PdfLine): string {
  return `${line.text.replace(/\d+/g, '#')}@${Math.round(line.y / 2)}`;
}

/** What the printed numbers differ from the pages' own, where most pages agree on it. */
function numberOffset(pages: readonly PdfPage[]): number | undefined {
  const offsets = new Map<number, number>();
  for (const page of pages) {
    for (const line of page.lines) {
      const printed = isInMargin(line, page) ? Number(PAGE_NUMBER.exec(line.text)?.[1]) : Number.NaN;
      if (Number.isInteger(printed)) offsets.set(printed - page.number, (offsets.get(printed - page.number) ?? 0) + 1);
    }
  }
  const [best] = [...offsets].toSorted((a, b) => b[1] - a[1]);
  return best && best[1] >= Math.max(2, pages.length / 2) ? best[0] : undefined;
}
