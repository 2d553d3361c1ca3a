import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readPackedFace } from './read-packed-face.ts';

/** The face that the library sets law in, as far as western letters go. */
export const PAPER_FACE = 'Source Serif 4';

/**
 * The face by what it can write, each part under a name of its own, so that one follows where another has no letter; of
 * each part the upright, the italic, the bold and the bold italic.
 */
const FACES = {
  [PAPER_FACE]: [
    import.meta.resolve('@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff'),
    import.meta.resolve('@fontsource/source-serif-4/files/source-serif-4-latin-400-italic.woff'),
    import.meta.resolve('@fontsource/source-serif-4/files/source-serif-4-latin-700-normal.woff'),
    import.meta.resolve('@fontsource/source-serif-4/files/source-serif-4-latin-700-italic.woff'),
  ],
  'Source Serif 4 L2': [
    import.meta.resolve('@fontsource/source-serif-4/files/source-serif-4-latin-ext-400-normal.woff'),
    import.meta.resolve('@fontsource/source-serif-4/files/source-serif-4-latin-ext-400-italic.woff'),
    import.meta.resolve('@fontsource/source-serif-4/files/source-serif-4-latin-ext-700-normal.woff'),
    import.meta.resolve('@fontsource/source-serif-4/files/source-serif-4-latin-ext-700-italic.woff'),
  ],
  'Source Serif 4 Greek': [
    import.meta.resolve('@fontsource/source-serif-4/files/source-serif-4-greek-400-normal.woff'),
    import.meta.resolve('@fontsource/source-serif-4/files/source-serif-4-greek-400-italic.woff'),
    import.meta.resolve('@fontsource/source-serif-4/files/source-serif-4-greek-700-normal.woff'),
    import.meta.resolve('@fontsource/source-serif-4/files/source-serif-4-greek-700-italic.woff'),
  ],
  'Source Serif 4 Cyrillic': [
    import.meta.resolve('@fontsource/source-serif-4/files/source-serif-4-cyrillic-400-normal.woff'),
    import.meta.resolve('@fontsource/source-serif-4/files/source-serif-4-cyrillic-400-italic.woff'),
    import.meta.resolve('@fontsource/source-serif-4/files/source-serif-4-cyrillic-700-normal.woff'),
    import.meta.resolve('@fontsource/source-serif-4/files/source-serif-4-cyrillic-700-italic.woff'),
  ],
} as const;

export interface PaperFace {
  readonly family: string;
  /** TrueType. */
  readonly bytes: Buffer;
}

/** All parts in all cuts, in the order in which a letter is looked for. */
export function loadPaperFaces(): PaperFace[] {
  return Object.entries(FACES).flatMap(([family, cuts]) =>
    cuts.map((address) => ({ family, bytes: loadFace(family, address) })),
  );
}

/** The part that a file can carry with it. */
export function loadWesternFace(): Buffer {
  return loadFace(PAPER_FACE, FACES[PAPER_FACE][0]);
}

function loadFace(family: string, address: string): Buffer {
  return Buffer.from(readPackedFace(readFileSync(fileURLToPath(address)), family));
}
