/** The number that begins at a place of the bytes of posting lists. */
export function readNumber(bytes: Uint8Array, at: number): number {
  let value = bytes[at]! & 127;
  for (let shift = 7; bytes[at]! > 127; shift += 7) value |= (bytes[++at]! & 127) << shift;
  return value;
}

/** Behind the number that begins at a place. */
export function skipNumber(bytes: Uint8Array, at: number): number {
  while (bytes[at]! > 127) at++;
  return at + 1;
}
