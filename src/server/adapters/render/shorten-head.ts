/** Letters that a running head has room for on one line. */
const MOST = 110;

/** A title as it stands above each page: on one line. */
export function shortenHead(title: string): string {
  if (title.length <= MOST) return title;
  return `${title.slice(0, MOST).replace(/\s+\S*$/u, '')} …`;
}
