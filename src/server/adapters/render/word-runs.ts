import {
  BuilderElement,
  ExternalHyperlink,
  FootnoteReferenceRun,
  InternalHyperlink,
  TextRun,
  type IRunOptions,
  type ParagraphChild,
} from 'docx';
import type { NoteRun, PaperRun, TextRun as PaperText } from '#domain/paper/paper.ts';
import { isRightToLeft } from '#domain/paper/is-right-to-left.ts';
import { nameAnchor } from './name-anchor.ts';
import { nameWordLanguage } from './word-language.ts';

/** Word's limit for the name of a place. */
const LONGEST_BOOKMARK = 40;

/** Where running text stands. */
export interface RunPlace {
  /** Among the texts of the file. */
  readonly work: number;
  /** Takes footnotes; without it their marks stand alone. */
  readonly notes?: WordNotes;
  /** BCP 47, where it is not that of the file. */
  readonly language?: string;
  /**
   * The letters of the heading, in half points: its small capitals are written as capitals, since a contents field takes
   * the words of headings and not how they look.
   */
  readonly headingSize?: number;
}

/** Takes footnotes in the order of their marks. */
export interface WordNotes {
  /** The number by which the file knows it, and whether Word would number it by itself as the source does. */
  add(note: NoteRun, place: RunPlace): { readonly id: number; readonly isNumbered: boolean };
}

/** Running text as Word has it: real footnotes with the marks of the source, links, styles, spaces as they are. */
export function createRuns(runs: readonly PaperRun[], place: RunPlace): ParagraphChild[] {
  const { notes } = place;
  return runs.flatMap((run) => {
    if (run.kind === 'break') return new TextRun({ break: 1 });
    if (run.kind === 'text') return createText(run, place);
    return notes ? createNoteMark(run, notes.add(run, place)) : new TextRun({ text: run.mark, superScript: true });
  });
}

/** Which way a paragraph runs, by its words: Word does not find that by itself. */
export function directionOf(...texts: readonly (string | readonly PaperRun[])[]): { bidirectional?: true } {
  const words = texts.map((text) =>
    typeof text === 'string' ? text : text.map((run) => (run.kind === 'text' ? run.text : ' ')).join(''),
  );
  return isRightToLeft(words.join(' ')) ? { bidirectional: true } : {};
}

/** What Word calls a place of a text. */
export function nameBookmark(work: number, anchor: string): string {
  return nameAnchor(work, anchor).replaceAll(/\W/gu, '_').slice(0, LONGEST_BOOKMARK);
}

function createText(run: PaperText, { work, language, headingSize }: RunPlace): ParagraphChild[] {
  const spoken = language === undefined ? {} : { language: nameWordLanguage(language) };
  const look = { ...readLook(run), ...spoken };
  const pieces = headingSize === undefined || !look.smallCaps ? [look] : writeCapitals(look, headingSize);
  if (run.link === undefined) return pieces.map((piece) => new TextRun(piece));
  const children = pieces.map((piece) => new TextRun({ ...piece, style: 'Hyperlink' }));
  return run.link.startsWith('#')
    ? [new InternalHyperlink({ anchor: nameBookmark(work, run.link.slice(1)), children })]
    : [new ExternalHyperlink({ link: run.link, children })];
}

/** Small capitals as capitals that are smaller than those beside them. */
function writeCapitals(look: Look, size: number): Look[] {
  const pieces = look.text.split(/(\p{Ll}+)/u).filter((piece) => piece !== '');
  return pieces.map((text) => {
    const isSmall = /\p{Ll}/u.test(text);
    return {
      ...look,
      smallCaps: false,
      text: text.toUpperCase(),
      ...(isSmall ? { size: Math.round(size * 0.8) } : {}),
    };
  });
}

type Look = IRunOptions & { readonly text: string };

function readLook({ text, styles, isMarked }: PaperText): Look {
  const has = (style: PaperText['styles'][number]) => styles.includes(style);
  return {
    text,
    ...(has('emphasis') ? { italics: true } : {}),
    ...(has('strong') ? { bold: true } : {}),
    ...(has('underline') ? { underline: {} } : {}),
    ...(has('superscript') ? { superScript: true } : {}),
    ...(has('subscript') ? { subScript: true } : {}),
    ...(has('small-caps') ? { smallCaps: true } : {}),
    ...(has('strike') ? { strike: true } : {}),
    ...(isMarked ? { highlight: 'yellow' } : {}),
    ...(isRightToLeft(text) ? { rightToLeft: true } : {}),
  };
}

/** A footnote with the mark of the source: where Word's own number would be another, it is written out. */
function createNoteMark({ mark }: NoteRun, { id, isNumbered }: ReturnType<WordNotes['add']>): ParagraphChild {
  if (isNumbered) return new FootnoteReferenceRun(id);
  const reference = new BuilderElement({
    name: 'w:footnoteReference',
    attributes: { custom: { key: 'w:customMarkFollows', value: 1 }, id: { key: 'w:id', value: id } },
  });
  return new TextRun({ style: 'FootnoteReference', children: [reference, mark] });
}
