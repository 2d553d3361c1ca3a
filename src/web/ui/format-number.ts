const whole = new Intl.NumberFormat('en-GB');

/** A whole number with thousands separators: `1,284`. */
export function formatNumber(value: number): string {
  return whole.format(value);
}

/** A number and its noun: `1 result`, `1,284 results`. */
export function formatCount(value: number, one: string, many = `${one}s`): string {
  return `${formatNumber(value)} ${value === 1 ? one : many}`;
}
