/** What a place of a text is called in a file that may hold several texts. */
export function nameAnchor(work: number, anchor: string): string {
  return `w${work}-${anchor}`;
}
