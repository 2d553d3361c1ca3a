import { readDelimited } from '#domain/tools/relations/read-delimited.ts';
import { readTextFile, type ReadText } from '#web/app/read-text-file.ts';
import { readSharedTexts, readSheetLines, readWordLines, type TakeRow } from './read-office-lines.ts';
import { readZipEntry } from './read-zip-entry.ts';

/** The largest file that is taken (OP-177). */
const MOST_BYTES = 20 * 1024 * 1024;
/** The longest text that is made of one: a check takes 200 names. */
const MOST_CHARACTERS = 200_000;
/** What such a text takes at most. */
const MOST_TEXT_BYTES = 4 * MOST_CHARACTERS;

/** The lines of a file with names, read on this device; what cannot be read is refused in words, and nothing is cut off. */
export async function readCastFile(file: File): Promise<ReadText> {
  if (file.size > MOST_BYTES) return { refusal: `${file.name} is larger than 20 MB. Paste the names instead.` };
  const kind = /\.([a-z0-9]+)$/iu.exec(file.name)?.[1]?.toLowerCase();
  try {
    const read = await readKind(kind, file);
    if (read === undefined) {
      return {
        refusal: `Files of this kind (${kind ?? 'no ending'}) are not read here. Open ${file.name} and paste the names.`,
      };
    }
    if (read.text === undefined) return read;
    if (read.text.trim() === '')
      return { refusal: `${file.name} holds no text: it may be a scan. Paste the names instead.` };
    if (read.text.length > MOST_CHARACTERS) throw new TooLong();
    // Tabs before a first cell say in which column it stands.
    return { text: read.text.replaceAll(/^(?:[^\S\t]*\n)+|\s+$/gu, '') };
  } catch (error) {
    return error instanceof TooLong
      ? { refusal: `${file.name} holds more text than a list of names. Paste the names instead, 200 at most.` }
      : { refusal: `${file.name} could not be read: it may be damaged or encrypted. Paste the names instead.` };
  }
}

class TooLong extends Error {}

async function readKind(kind: string | undefined, file: File): Promise<ReadText | undefined> {
  switch (kind) {
    case 'txt':
    case 'md':
      return readText(file);
    case 'tsv':
    case 'csv': {
      const read = await readText(file);
      return read.text === undefined ? read : { text: readDelimited(read.text).map(joinCells).join('\n') };
    }
    case 'docx':
      return readLines((take) => readWordLines(readZipEntry(file, 'word/document.xml'), take));
    case 'xlsx':
      return readLines((take) => readSheet(file, take));
    default:
      return undefined;
  }
}

async function readText(file: File): Promise<ReadText> {
  if (file.size > MOST_TEXT_BYTES) throw new TooLong();
  return readTextFile(file);
}

/** Stops as soon as there is more than a list of names. */
async function readLines(read: (take: TakeRow) => Promise<void>): Promise<ReadText> {
  const lines: string[] = [];
  let length = 0;
  await read((cells) => {
    const line = joinCells(cells);
    length += line.length + 1;
    if (length > MOST_CHARACTERS) throw new TooLong();
    lines.push(line);
  });
  return { text: lines.join('\n') };
}

/** Cells between tabs; a line break or semicolon inside one is a space. */
function joinCells(cells: readonly string[]): string {
  return cells.map((cell) => cell.replaceAll(/[\s;]+/gu, ' ').trim()).join('\t');
}

/** The first sheet of an Excel workbook. */
async function readSheet(file: File, take: TakeRow): Promise<void> {
  // A workbook without a text that comes twice may lack the part.
  const texts = await readSharedTexts(readZipEntry(file, 'xl/sharedStrings.xml')).catch(() => []);
  await readSheetLines(readZipEntry(file, 'xl/worksheets/sheet1.xml'), texts, take);
}
