/** Of the names of a face: family, style, whole name and the one that files know it by. */
const KINDS = [1, 2, 4, 6];
const WINDOWS = [3, 1, 0x409] as const;
const STYLE = 'Regular';
const ENTRY = 12;

/** The table `name` of a face that stands upright in its own weight, for example of the family `Source Serif 4`. */
export function createNameTable(family: string): Uint8Array {
  const names = [family, STYLE, `${family} ${STYLE}`, `${family.replaceAll(' ', '')}-${STYLE}`];
  const texts = names.map((name) => Buffer.from(name, 'utf16le').swap16());
  const head = Buffer.alloc(6 + ENTRY * texts.length);
  head.writeUInt16BE(texts.length, 2);
  head.writeUInt16BE(head.length, 4);
  let place = 0;
  for (const [index, text] of texts.entries()) {
    const entry = [...WINDOWS, KINDS[index]!, text.length, place];
    for (const [field, value] of entry.entries()) head.writeUInt16BE(value, 6 + ENTRY * index + 2 * field);
    place += text.length;
  }
  return Buffer.concat([head, ...texts]);
}
