import { unzipSync } from 'fflate';
import { ImportRefusal } from '#importers/importer.ts';

/** What a Word file may unpack to before it is taken for an attack. */
export interface ZipLimits {
  readonly entries: number;
  readonly entryBytes: number;
  readonly totalBytes: number;
  /** Unpacked to packed, for parts above a megabyte. */
  readonly ratio: number;
}

export const ZIP_LIMITS: ZipLimits = {
  entries: 5000,
  entryBytes: 128 * 1048576,
  totalBytes: 256 * 1048576,
  ratio: 400,
};

/** The parts of a package that `isWanted` names. Nothing is unpacked beyond the limits. */
export function openZip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  limits: ZipLimits = ZIP_LIMITS,
): ReadonlyMap<string, Uint8Array> {
  if (isOleFile(bytes)) throw new ImportRefusal(oleReason(bytes));
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b)
    throw new ImportRefusal('not a Word file (.docx): it does not begin as a ZIP package');
  const wanted = new Set<string>();
  let entries = 0;
  let total = 0;
  try {
    const parts = unzipSync(bytes, {
      filter: (file) => {
        entries += 1;
        if (entries > limits.entries) throw new ImportRefusal(`the package holds more than ${limits.entries} parts`);
        if (!isWanted(file.name)) return false;
        if (wanted.has(file.name)) throw new ImportRefusal(`the package holds ${file.name} twice`);
        wanted.add(file.name);
        total += file.originalSize;
        const isSwollen = file.originalSize > 1048576 && file.originalSize / Math.max(1, file.size) > limits.ratio;
        if (file.originalSize > limits.entryBytes || total > limits.totalBytes || isSwollen) {
          throw new ImportRefusal(
            `the part ${file.name} unpacks to more than is allowed (${Math.floor(limits.entryBytes / 1048576)} MB, ${limits.ratio} times its size)`,
          );
        }
        return true;
      },
    });
    return new Map(Object.entries(parts));
  } catch (error) {
    if (error instanceof ImportRefusal) throw error;
    throw new ImportRefusal('the Word file is damaged or cut off: its ZIP package cannot be read');
  }
}

/** Whether the bytes are a compound file: Word before 2007, or an encrypted package of any version. */
export function isOleFile(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0].every((byte, index) => bytes[index] === byte);
}

function oleReason(bytes: Uint8Array): string {
  const isEncrypted = new TextDecoder('utf-16le')
    .decode(bytes.subarray(0, bytes.length & ~1))
    .includes('EncryptedPackage');
  return isEncrypted
    ? 'the Word file is encrypted with a password; save it without one'
    : 'an older Word file (.doc); save it as .docx';
}
