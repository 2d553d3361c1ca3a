/** Whether a value of a file is an address as a whole, to be a link. */
export function isAddress(value: string): boolean {
  return /^https?:\/\/\S+$/u.test(value);
}
