import { readZipEntry } from './read-zip-entry.ts';

/** The largest file that is taken (OP-177). */
const MOST_BYTES = 20 * 1024 * 1024;
/** The longest text that is made of one. */
const MOST_CHARACTERS = 200_000;

type ReadFile =
  | { readonly text: string; readonly refusal?: undefined }
  | { readonly text?: undefined; readonly refusal: string };

/** The lines of a file with names, read on this device; what cannot be read is refused in words. */
export async function readCastFile(file: File): Promise<ReadFile> {
  if (file.size > MOST_BYTES) return { refusal: `${file.name} is larger than 20 MB. Paste the names instead.` };
  const kind = /\.([a-z0-9]+)$/iu.exec(file.name)?.[1]?.toLowerCase();
  try {
    const text = await readKind(kind, file);
    if (text === undefined) {
      return {
        refusal: `Files of this kind (${kind ?? 'no ending'}) are not read here. Open ${file.name} and paste the names.`,
      };
    }
    if (text.trim() === '')
      return { refusal: `${file.name} holds no text: it may be a scan. Paste the names instead.` };
    return { text: text.trim().slice(0, MOST_CHARACTERS) };
  } catch {
    return { refusal: `${file.name} could not be read: it may be damaged or encrypted. Paste the names instead.` };
  }
}

async function readKind(kind: string | undefined, file: File): Promise<string | undefined> {
  switch (kind) {
    case 'txt':
    case 'md':
    case 'tsv':
      return file.text();
    case 'csv':
      return (await file.text()).replaceAll(/","|,(?=")|(?<="),/gu, '\t').replaceAll('"', '');
    case 'docx':
      return readParagraphs(await readZipEntry(file, 'word/document.xml'));
    case 'xlsx':
      return readStrings(await readZipEntry(file, 'xl/sharedStrings.xml'));
    default:
      return undefined;
  }
}

/** The paragraphs of a Word document, a line each; cells of tables are paragraphs, too. */
function readParagraphs(xml: string): string {
  return listTexts(xml, 'w:p', 'w:t');
}

/** The texts of an Excel workbook, a line each. */
function readStrings(xml: string): string {
  return listTexts(xml, 'si', 't');
}

function listTexts(xml: string, line: string, text: string): string {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  return [...document.getElementsByTagName(line)]
    .map((node) => [...node.getElementsByTagName(text)].map(({ textContent }) => textContent ?? '').join(''))
    .join('\n');
}
