import { unzipSync } from 'fflate';
import { ZIP_LIMITS } from '../docx/open-zip.ts';

/** A part of an Office package, unpacked. */
export interface PackagePart {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A package of 20 MB that unpacks to more than this is no letter, no form and no sheet. */
const MOST_UNPACKED = 128 * 1_048_576;
/** Of one part, for packages whose pictures are packed already. */
const SMALL = 1_048_576;

/** The parts of a package, or what is wrong with it in words. `name` is what it calls itself. */
export function openPackage(bytes: Uint8Array, name: string): readonly PackagePart[] | string {
  const taken = new Set<string>();
  let trouble: string | undefined;
  let total = 0;
  try {
    const unpacked = unzipSync(bytes, {
      filter: ({ name: part, originalSize: size, size: packed }) => {
        total += size;
        // Office finds parts by their names whatever their case: of two, nobody knows which it reads.
        const key = part.toLowerCase();
        if (taken.has(key)) trouble ??= `the package holds ${part} twice`;
        taken.add(key);
        if (taken.size > ZIP_LIMITS.entries) trouble ??= `the package holds more than ${ZIP_LIMITS.entries} parts`;
        const isSwollen = size > SMALL && size / Math.max(1, packed) > ZIP_LIMITS.ratio;
        if (total > MOST_UNPACKED || isSwollen) trouble ??= `the package unpacks to more than is allowed (${part})`;
        return trouble === undefined && size > 0;
      },
    });
    return trouble ?? Object.entries(unpacked).map(([part, content]) => ({ name: part, bytes: content }));
  } catch {
    return trouble ?? `the ${name} is damaged or cut off: its package cannot be read`;
  }
}
