import { readHtmlText } from '#domain/comparison/html-text.ts';

/** The words of an answer, a paragraph on each line. */
export function textOfHtml(html: string): string {
  return readHtmlText(html)
    .text.split('\n')
    .map((line) => line.replaceAll(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
