/** Ids that may stand in an address as they are. */
const URL_SAFE = /^[A-Za-z0-9][A-Za-z0-9._~-]{0,127}$/;

/** Whether a source's own id can be kept: letters, digits and `. _ ~ -`, beginning with a letter or digit, up to 128. */
export function isUrlSafeId(id: string): boolean {
  return URL_SAFE.test(id);
}
