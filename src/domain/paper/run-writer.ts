import { quoteMarksOf } from '../typography/quote-marks.ts';
import { typesetPieces } from '../typography/typeset.ts';
import type { Inline, LinkTarget, NoteInline } from '../document/inline.ts';
import type { BlockMark } from '../document/marked-text.ts';
import type { PaperRun, PaperStyle, TextRun } from './paper.ts';

export interface RunContext {
  /** The address that a link leads to, or `#` and an anchor; undefined where it leads nowhere. */
  readonly resolveLink: (target: LinkTarget) => string | undefined;
  /** What stands for a footnote's mark. */
  readonly drawNote: (note: NoteInline) => readonly PaperRun[];
}

interface Look {
  readonly styles: readonly PaperStyle[];
  readonly link?: string;
}

const PLAIN: Look = { styles: [] };

/**
 * Turns the running text of one block into runs, piece by piece in reading order: marks split them where they begin and
 * end, quotes and spaces are set as print sets them. Offsets are those of `blockText`.
 */
export class RunWriter {
  readonly #marks: readonly BlockMark[];
  readonly #context: RunContext;
  readonly #language: string | undefined;
  readonly #isKept: boolean;
  #offset = 0;

  constructor(marks: readonly BlockMark[], context: RunContext, language: string | undefined, isKept = false) {
    this.#marks = marks;
    this.#context = context;
    this.#language = language;
    this.#isKept = isKept;
  }

  /** A printed number or mark. */
  writeText(text: string): PaperRun[] {
    return text === '' ? [] : this.#cut(text, PLAIN);
  }

  /** Steps over characters that `blockText` puts between two pieces. */
  skip(characters: number): void {
    this.#offset += characters;
  }

  write(inlines: readonly Inline[]): PaperRun[] {
    return this.#typeset(inlines.flatMap((inline) => this.#writeInline(inline, PLAIN)));
  }

  #writeInline(inline: Inline, look: Look): PaperRun[] {
    if (typeof inline === 'string') return this.#cut(inline, look);
    switch (inline.kind) {
      case 'break':
        this.#offset += 1;
        return [{ kind: 'break' }];
      case 'image':
        return [{ kind: 'text', text: `[${inline.alt === '' ? 'Image' : inline.alt}]`, styles: ['emphasis'] }];
      case 'note':
        return [...this.#context.drawNote(inline)];
      case 'link': {
        const link = this.#context.resolveLink(inline.target);
        return this.#writeAll(inline.children, link === undefined ? look : { ...look, link });
      }
      case 'quote': {
        const [open, close] = quoteMarksOf(this.#language)?.double ?? ['“', '”'];
        const sign = (text: string): TextRun => ({ kind: 'text', text, ...look });
        return [sign(open), ...this.#writeAll(inline.children, look), sign(close)];
      }
      default:
        return this.#writeAll(inline.children, { ...look, styles: [...look.styles, inline.kind] });
    }
  }

  #writeAll(inlines: readonly Inline[], look: Look): PaperRun[] {
    return inlines.flatMap((inline) => this.#writeInline(inline, look));
  }

  /** The next characters of the block, cut where a mark begins or ends. */
  #cut(piece: string, look: Look): TextRun[] {
    const from = this.#offset;
    const to = from + piece.length;
    this.#offset = to;
    const within = this.#marks.filter(({ start, end }) => start < to && end > from);
    if (within.length === 0) return piece === '' ? [] : [{ kind: 'text', text: piece, ...look }];
    const borders = [from, ...within.flatMap(({ start, end }) => [Math.max(start, from), Math.min(end, to)]), to];
    const places = [...new Set(borders)].sort((a, b) => a - b);
    return places.slice(1).map((end, index) => {
      const start = places[index] ?? from;
      const isMarked = within.some((mark) => mark.start <= start && mark.end >= end);
      const text = piece.slice(start - from, end - from);
      return { kind: 'text', text, ...look, ...(isMarked ? { isMarked } : {}) };
    });
  }

  #typeset(runs: PaperRun[]): PaperRun[] {
    if (this.#isKept) return runs;
    const pieces = runs.map((run) => {
      if (run.kind !== 'text') return { text: run.kind === 'break' ? '\n' : '' };
      return { text: run.text, isKept: run.styles.includes('code') };
    });
    const drawn = typesetPieces(pieces, this.#language);
    return runs.map((run, index) => (run.kind === 'text' ? { ...run, text: drawn[index] ?? run.text } : run));
  }
}
