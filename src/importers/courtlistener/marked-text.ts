import type { Inline, LinkTarget } from '#domain/document/inline.ts';

// Characters of the private use area stand for marks while lines are joined; they never reach a block.
const LINK_START = '\ue000';
const LINK_END = '\ue001';
const NOTE = '\ue002';
const CODE_END = '\ue003';

/** Plain text in which links and footnote marks survive the joining of lines. */
export class MarkedText {
  #text = '';
  readonly #targets: LinkTarget[] = [];
  readonly #notes: { id: string; mark: string }[] = [];

  get text(): string {
    return this.#text;
  }

  addText(text: string): void {
    this.#text += text.replace(/[\ue000-\ue003]/g, '');
  }

  addLink(text: string, target: LinkTarget): void {
    this.#targets.push(target);
    this.#text += `${LINK_START}${this.#targets.length - 1}${CODE_END}${text.replace(/[\ue000-\ue003]/g, '')}${LINK_END}`;
  }

  /** Lines in which the mark of each note, printed after a word or a punctuation mark, is a reference to it. */
  markNotes(lines: readonly string[], notes: ReadonlyMap<string, string>): readonly string[] {
    const marked = [...lines];
    for (const [mark, id] of notes) {
      const sign = mark.replaceAll('*', '\\*');
      const pattern = `(?<=[\\p{L}\\p{N}][.,;:?!]?[”’"')\\]]*[.,;:?!]?[”’"')\\]]*)(?<![\\s(]\\d*|\\d,\\d*)${sign}(?=[\\s—]|$)`;
      const found = findLast(marked, new RegExp(pattern, 'u'));
      if (!found) continue;
      this.#notes.push({ id, mark });
      const line = marked[found.line] ?? '';
      marked[found.line] =
        `${line.slice(0, found.at)}${NOTE}${this.#notes.length - 1}${CODE_END}${line.slice(found.at + mark.length)}`;
    }
    return marked;
  }

  /** Running text with its links and notes. */
  toInlines(text: string): Inline[] {
    const inlines: Inline[] = [];
    let open: { target: LinkTarget; children: Inline[] } | undefined;
    for (const part of text.split(/(\ue000\d+\ue003|\ue002\d+\ue003|\ue001)/)) {
      const index = Number(/\d+/.exec(part)?.[0]);
      const target = part.startsWith(LINK_START) ? this.#targets[index] : undefined;
      const note = part.startsWith(NOTE) ? this.#notes[index] : undefined;
      if (target) open = { target, children: [] };
      else if (part === LINK_END) {
        if (open) inlines.push({ kind: 'link', ...open });
        open = undefined;
      } else if (note) (open?.children ?? inlines).push({ kind: 'note', note: note.id, mark: note.mark });
      else if (part !== '') (open?.children ?? inlines).push(part);
    }
    if (open) inlines.push({ kind: 'link', ...open });
    return inlines;
  }
}

function findLast(lines: readonly string[], pattern: RegExp): { line: number; at: number } | undefined {
  for (let line = lines.length - 1; line >= 0; line -= 1) {
    const match = pattern.exec(lines[line] ?? '');
    if (match) return { line, at: match.index };
  }
  return undefined;
}
