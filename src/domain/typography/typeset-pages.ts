/** The field of a page range with a dash between its numbers. */
export function typesetPages(range: string): string {
  return range.replace(/(?<=\d)-(?=\d)/gu, '–');
}
