const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** A size in words: `840 bytes`, `12.3 MB`. */
export function describeBytes(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  return `${(bytes / 1000 ** step).toFixed(step === 0 ? 0 : 1)} ${UNITS[step]}`;
}
