import { readFileSync } from 'node:fs';
import { basename } from 'node:path/posix';
import { fileURLToPath } from 'node:url';

/** Where the faces lie that the sheet may name; each is written out, so that it is known who uses which package. */
const FACES = [
  import.meta.resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'),
  import.meta.resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2'),
  import.meta.resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'),
  import.meta.resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2'),
  import.meta.resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2'),
];

/** The faces of the library as the sign-in pages bring them along. */
export interface SignInFaces {
  /** Declares them, each at an address beside the sheet. */
  readonly sheet: string;
  /** Their bytes by the last part of that address. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/**
 * Reads the sheet in which the library declares its faces, as packages name them: the pages of the provider stand on a
 * host of their own, without the built application. Throws where it names a face that is not known here.
 */
export function loadFaces(librarySheet: string): SignInFaces {
  const files = new Map<string, Buffer>();
  const sheet = librarySheet.replaceAll(/url\('(@fontsource-variable\/[^']+)'\)/gu, (_url, name: string) => {
    const file = basename(name);
    const address = FACES.find((known) => known.endsWith(name));
    if (address === undefined) throw new Error(`The sign-in pages do not know the face ${name}.`);
    files.set(file, readFileSync(fileURLToPath(address)));
    return `url('faces/${file}')`;
  });
  return { sheet, files };
}
