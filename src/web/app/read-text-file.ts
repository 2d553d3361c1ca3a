/** Signs that stand in no text: the file is a picture, a program or another thing of that kind. */
const NOT_IN_TEXTS = /(?![\t\n\v\f\r\u0085])\p{Cc}/u;

export type ReadText =
  | { readonly text: string; readonly refusal?: undefined }
  | { readonly text?: undefined; readonly refusal: string };

/**
 * The text of a file that a reader hands in, in UTF-8 or with the mark of UTF-16. Letters are never guessed: a name that is
 * read wrongly would be looked for in vain and nobody told.
 */
export async function readTextFile(file: File): Promise<ReadText> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  const text = decode(bytes, encoding);
  if (text !== undefined && !NOT_IN_TEXTS.test(text)) return { text };
  // Programs and pictures have zeros; a list in letters of its own has none.
  return text === undefined && !bytes.includes(0)
    ? {
        refusal: `${file.name} is not in UTF-8, so that letters such as é would be lost. Save it as “CSV UTF-8” or as text in UTF-8, or paste what is in it.`,
      }
    : { refusal: `${file.name} is no text, whatever its name says. Paste what is in it instead.` };
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
