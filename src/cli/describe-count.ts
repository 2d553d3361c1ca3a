/** A number of things in words: `1 document`, `1,204 documents`. */
export function describeCount(count: number, what: string): string {
  return `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;
}
