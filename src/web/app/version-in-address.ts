/** The version that an address names (`?v=2`, OP-119); undefined where it names none. */
export function readVersion(search: string): number | undefined {
  const value = new URLSearchParams(search).get('v') ?? '';
  return /^[1-9]\d{0,5}$/u.test(value) ? Number(value) : undefined;
}
