const whole = new Intl.NumberFormat('en-GB');

/** A number and its noun in running text and in files: `1 case`, `1,284 cases`. */
export function sayCount(count: number, one: string, many = `${one}s`): string {
  return `${whole.format(count)} ${count === 1 ? one : many}`;
}
