/** A number of things in words: `1 document`, `1,204 documents`. */
export function describeCount(count: number, what: string, many = `${what}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? what : many}`;
}
