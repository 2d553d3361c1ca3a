/** What NEARn means, in the words that every help, menu and reading of a query uses (OP-52). */
export function explainNear(distance: number | string): string {
  return `at most ${distance} other ${String(distance) === '1' ? 'word' : 'words'} between them, in either order`;
}
