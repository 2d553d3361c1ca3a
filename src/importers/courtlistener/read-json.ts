import { ImportRefusal, type Refusal, type SourceFile } from '#importers/importer.ts';
import { placeOf, readSourceText } from '../reading/source-text.ts';

/** The value of a JSON file; throws `ImportRefusal` with the place where it breaks off or goes wrong. */
export async function readJson(file: SourceFile): Promise<unknown> {
  const text = await readSourceText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const at = findFailure(text, message);
    const { line, column } = placeOf(text, at);
    const isCut = at >= text.trimEnd().length;
    throw new ImportRefusal(`not valid JSON: ${isCut ? 'the file ends too early' : describe(message)}`, line, column);
  }
}

/** What is wrong with a file that ought to be JSON; undefined where it is, or is no JSON file by its name. */
export async function explainJson(path: string, open: () => SourceFile): Promise<Refusal | undefined> {
  if (!/\.json$/i.test(path)) return undefined;
  try {
    await readJson(open());
    return undefined;
  } catch (error) {
    if (error instanceof ImportRefusal) return error.refusal;
    throw error;
  }
}

function describe(message: string): string {
  const reason = message.replace(/ (?:in|after) JSON at position .*$/s, '').replace(/, (?:\.{3})?".*$/s, '');
  return reason.charAt(0).toLowerCase() + reason.slice(1);
}

/** Characters that the engine shows on either side of a token that it did not expect. */
const AROUND = 10;

/** Offset of the character that cannot stand where it does; the end of the text where more was to come. */
function findFailure(text: string, message: string): number {
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  // An unexpected token comes without its place, but with the characters around it.
  const shown = /^Unexpected token '(.)', (\.{3})?"(.*)"(\.{3})? is not valid JSON$/su.exec(message);
  if (!shown) return text.length;
  const [, token = '', isCutBefore, around = '', isCutAfter] = shown;
  const start = text.indexOf(around);
  if (isCutBefore) return start + AROUND;
  if (isCutAfter) return start + around.length - AROUND;
  return findTokenInShortText(text, token);
}

/** The first place of the token up to which the text is only unfinished, not wrong. */
function findTokenInShortText(text: string, token: string): number {
  for (let at = text.indexOf(token); at >= 0; at = text.indexOf(token, at + 1)) {
    try {
      JSON.parse(text.slice(0, at));
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      if (findFailure(text.slice(0, at), message) >= at) return at;
    }
  }
  return 0;
}
