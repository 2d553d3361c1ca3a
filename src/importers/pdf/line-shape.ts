import type { PdfLine } from './pdf-text.ts';
import type { BodyPage } from './running-heads.ts';

/** The end of a sentence, with the marks of notes that may stand behind it. */
export const ENDS_SENTENCE = /[.:;?!]["”’')\]]*(?:\ue002[^\ue003]*\ue003)*$/u;

/** Where the text of a page stands: its margins, and the step from one line to the next. */
export interface PageShape {
  readonly left: number;
  readonly right: number;
  readonly gap: number;
  readonly width: number;
}

/** What a page's lines say of where text stands on it. */
export function measurePage(page: BodyPage, lines: readonly PdfLine[]): PageShape {
  const steps = lines.slice(1).map((line, index) => (lines[index]?.y ?? 0) - line.y);
  return {
    left: quantile(
      lines.map((line) => line.x),
      0.1,
    ),
    right: quantile(
      lines.map((line) => line.right),
      0.9,
    ),
    gap: median(steps.filter((step) => step > 0)),
    width: page.width,
  };
}

/** Whether a line begins a paragraph; `before` is the line above it, `isFirst` whether that one begins its own. */
export function beginsParagraph(before: PdfLine, line: PdfLine, shape: PageShape, isFirst: boolean): boolean {
  const { left, right, gap } = shape;
  const step = before.y - line.y;
  if (step > gap * 1.4 + 1 || step < -1) return true;
  const isIndented = line.x - before.x > line.size && line.x - left > line.size;
  const isShort = before.right < right - (right - left) * 0.2;
  const endsShort = isShort && ENDS_SENTENCE.test(before.text);
  return isIndented || endsShort || (isFirst && isShort && isTitleAbove(before, line, right));
}

/** A line that was ended although the next word had room in it, above one that begins like a sentence. */
function isTitleAbove(before: PdfLine, line: PdfLine, right: number): boolean {
  if (!/^["“‘([]?[\p{Lu}\d]/u.test(line.text) || /[,;–—-]$|\b(?:of|the|and|to|in|v\.?)$/u.test(before.text))
    return false;
  const word = /^\S+/u.exec(line.text)?.[0] ?? '';
  const letter = (line.right - line.x) / Math.max(1, line.text.length);
  return before.right + (word.length + 2) * letter * 1.5 < right;
}

/** Set in the middle of the page and short, or after such a line; an indented first line is longer. */
export function isCentred(line: PdfLine, { left, right, width }: PageShape, afterCentred: boolean): boolean {
  const middle = (line.x + line.right) / 2;
  const isInMiddle = Math.abs(middle - (left + right) / 2) < 12 || Math.abs(middle - width / 2) < 8;
  if (!isInMiddle || line.x <= left + 24 || line.right >= right - 24) return false;
  return afterCentred || line.right - line.x < (right - left) * 0.5 || !/\p{Ll}/u.test(line.text);
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
