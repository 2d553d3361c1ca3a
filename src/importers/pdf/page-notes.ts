import type { FootnoteBlock } from '#domain/document/block.ts';
import type { Inline } from '#domain/document/inline.ts';
import type { LineJoiner } from '../reading/join-lines.ts';
import { RAISED_END, RAISED_START, type PdfLine } from './pdf-text.ts';
import type { BodyPage } from './running-heads.ts';

const NOTE_LINE = /^\ue002([^\ue003]+)\ue003/;

/** The lines of a page above its notes, and the notes: from the first line in the lower part that begins with a raised number. */
export function splitNotes(page: BodyPage): {
  body: readonly PdfLine[];
  notes: readonly { mark: string; lines: readonly string[] }[];
} {
  const first = page.lines.findIndex(
    (line, index) =>
      NOTE_LINE.test(line.text) && index > 0 && line.y < (page.lines[index - 1]?.y ?? 0) && line.y < page.height * 0.7,
  );
  if (first < 0) return { body: page.lines, notes: [] };
  const notes: { mark: string; lines: string[] }[] = [];
  for (const line of page.lines.slice(first)) {
    const mark = NOTE_LINE.exec(line.text)?.[1];
    if (mark !== undefined) notes.push({ mark, lines: [line.text.replace(NOTE_LINE, '').trim()] });
    else notes.at(-1)?.lines.push(line.text);
  }
  return { body: page.lines.slice(0, first), notes };
}

/** The notes of all pages by the identifier that marks refer to. */
export function readNotes(pages: readonly BodyPage[], joiner: LineJoiner): Map<string, FootnoteBlock> {
  const found = new Map<string, FootnoteBlock>();
  let last: { id: string; mark: string } | undefined;
  for (const page of pages) {
    for (const { mark, lines } of splitNotes(page).notes) {
      const id = noteId(page.number, mark);
      const text = joiner.joinAll(lines);
      const paragraph = raisedInlines(text, page.number, new Set());
      const continued = last?.mark === mark ? found.get(last.id) : undefined;
      // A note that runs over is printed under its number again on the next page.
      if (last && continued) found.set(last.id, { ...continued, paragraphs: [...continued.paragraphs, paragraph] });
      else {
        found.set(id, { kind: 'footnote', mark, sourceIds: [id], paragraphs: [paragraph] });
        last = { id, mark };
      }
    }
  }
  return found;
}

export function noteId(page: number, mark: string): string {
  return `fn-${page}-${mark}`;
}

/** Running text in which a raised number is a reference to a note of the page, or stays raised. */
export function raisedInlines(text: string, page: number, notes: ReadonlySet<string>): Inline[] {
  return text
    .split(/(\ue002[^\ue003]*\ue003)/)
    .filter((part) => part !== '')
    .map((part): Inline => {
      if (!part.startsWith(RAISED_START)) return part;
      const mark = part.replaceAll(RAISED_START, '').replaceAll(RAISED_END, '');
      const id = [page, page - 1].map((number) => noteId(number, mark)).find((candidate) => notes.has(candidate));
      return id === undefined ? { kind: 'superscript', children: [mark] } : { kind: 'note', note: id, mark };
    });
}
