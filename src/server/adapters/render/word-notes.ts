import { Paragraph, TextRun } from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { NoteRun, PaperBlock, PaperRun, PaperWork } from '#domain/paper/paper.ts';
import { createRuns, directionOf, type RunPlace, type WordNotes } from './word-runs.ts';

const NOTES = 'word/footnotes.xml';
const TEXT = 'word/document.xml';

/**
 * The footnotes of a file in the order of their marks. A text whose marks are 1, 2, 3 … is numbered by Word itself, anew
 * in each text, so that who works on it may add some; any other mark is written out as the source has it.
 */
export class CollectedNotes implements WordNotes {
  readonly bodies: Record<string, { children: Paragraph[] }> = {};
  /** By text. */
  readonly #isNumbered: readonly boolean[];
  /** Those that are written out, by the number of the note. */
  readonly #marks = new Map<number, string>();
  #last = 0;

  constructor(works: readonly PaperWork[]) {
    this.#isNumbered = works.map(({ blocks }) => listMarks(blocks).every((mark, index) => mark === String(index + 1)));
  }

  add({ mark, paragraphs }: NoteRun, { notes: _notes, ...place }: RunPlace) {
    const id = (this.#last += 1);
    const isNumbered = this.#isNumbered[place.work] ?? false;
    if (!isNumbered) this.#marks.set(id, mark);
    const texts: (readonly PaperRun[])[] = paragraphs.length === 0 ? [[]] : [...paragraphs];
    this.bodies[id] = {
      children: texts.map((runs, index) => {
        const space = index === 0 ? [new TextRun(' ')] : [];
        const children = [...space, ...createRuns(runs, place)];
        return new Paragraph({ style: 'FootnoteText', ...directionOf(runs), children });
      }),
    };
    return { id, isNumbered };
  }

  /** The file with what its writer cannot say: marks before the notes, and numbers that begin anew in each text. */
  finish(file: Uint8Array): Uint8Array {
    if (this.#last === 0) return file;
    const files = unzipSync(file);
    const read = (part: string) => strFromU8(files[part] ?? new Uint8Array());
    return zipSync({
      ...files,
      [NOTES]: strToU8(this.#writeMarks(read(NOTES))),
      [TEXT]: strToU8(read(TEXT).replaceAll(/(<w:sectPr>.*?)(?=<w:(?:type|pgSz)\b)/gsu, `$1${RESTART}`)),
    });
  }

  #writeMarks(xml: string): string {
    return xml.replaceAll(
      /(<w:footnote\s[^>]*w:id="(\d+)"[^>]*>(?:(?!<\/w:footnote>).)*?)<w:footnoteRef\/>/gsu,
      (whole, before: string, id: string) => {
        const mark = this.#marks.get(Number(id));
        return mark === undefined ? whole : `${before}<w:t xml:space="preserve">${escapeXml(mark)}</w:t>`;
      },
    );
  }
}

const RESTART = '<w:footnotePr><w:numRestart w:val="eachSect"/></w:footnotePr>';

/** The marks of footnotes in the order in which a text is written. */
function listMarks(blocks: readonly PaperBlock[]): string[] {
  const ofRuns = (runs: readonly PaperRun[]) => runs.flatMap((run) => (run.kind === 'note' ? [run.mark] : []));
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'heading':
      case 'paragraph':
        return [...ofRuns(block.number), ...ofRuns(block.runs)];
      case 'table':
        return [...ofRuns(block.caption), ...block.cells.flatMap(({ paragraphs }) => paragraphs.flatMap(ofRuns))];
      case 'figure':
        return ofRuns(block.caption);
      default:
        return [];
    }
  });
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
