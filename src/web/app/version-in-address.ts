/**
 * A version that an address names: `v` is the one that is shown (OP-119), `from` the one that it is compared with.
 * Undefined where it names none.
 */
export function readVersion(search: string, name: 'v' | 'from' = 'v'): number | undefined {
  const value = new URLSearchParams(search).get(name) ?? '';
  return /^[1-9]\d{0,5}$/u.test(value) ? Number(value) : undefined;
}

/** The day of the text that an address names (`inForce`, OP-197); undefined where it names none, or a version. */
export function readDayInForce(search: string): string | undefined {
  return readVersion(search) === undefined ? new URLSearchParams(search).get('inForce') || undefined : undefined;
}
