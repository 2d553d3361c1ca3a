import type { InlineStyle } from '../document/inline.ts';

/** Texts of the library as they go on paper: plain data, every address absolute, nothing in it read as markup. */
export interface Paper {
  readonly title: string;
  /** What stands on the first page: label and value, in order. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** What the file leaves out, in sentences. */
  readonly notes: readonly string[];
  /** Whether what it holds is listed before it, with pages: the headings of a text alone, else the texts. */
  readonly hasContents: boolean;
  /** Set across the page, as tables of long texts want it. */
  readonly isWide?: boolean;
  readonly works: readonly PaperWork[];
}

/** One text. Where there is one alone, its title and facts are those of the file and stand on the first page. */
export interface PaperWork {
  readonly title: string;
  readonly language: string;
  /** Where the library shows it, an absolute address. */
  readonly link: string;
  readonly facts: Paper['facts'];
  readonly blocks: readonly PaperBlock[];
}

export type PaperBlock = PaperHeading | PaperParagraph | PaperTable | PaperPage | PaperFigure | PaperNote;

interface PaperBlockBase {
  /** Its anchor, by which a refusal names it. */
  readonly place?: string;
  /** The same, given where a link of the same text leads to it. */
  readonly anchor?: string;
  /** BCP 47, where it is not the language of the text. */
  readonly language?: string;
}

export interface PaperHeading extends PaperBlockBase {
  readonly kind: 'heading';
  /** 1 is the outermost level inside the text. */
  readonly level: number;
  readonly number: readonly PaperRun[];
  readonly runs: readonly PaperRun[];
}

export interface PaperParagraph extends PaperBlockBase {
  readonly kind: 'paragraph';
  readonly role: 'body' | 'quote' | 'list-item' | 'centred' | 'right' | 'preformatted';
  /** Steps of indentation. */
  readonly depth: number;
  /** As printed; empty without one. */
  readonly number: readonly PaperRun[];
  readonly runs: readonly PaperRun[];
}

export interface PaperTable extends PaperBlockBase {
  readonly kind: 'table';
  readonly caption: readonly PaperRun[];
  /** For each column its share of the width, in parts of 1. */
  readonly widths: readonly number[];
  readonly rows: number;
  /** How many of the first rows are repeated on each page. */
  readonly headRows: number;
  /** Row by row; places without a cell are empty. */
  readonly cells: readonly PaperCell[];
}

export interface PaperCell {
  /** Column and row, counted from 0. */
  readonly x: number;
  readonly y: number;
  readonly colspan: number;
  readonly rowspan: number;
  readonly isHeader: boolean;
  /** A figure, set to the right. */
  readonly isFigure: boolean;
  readonly paragraphs: readonly (readonly PaperRun[])[];
}

/** Where a page of the printed edition begins. */
export interface PaperPage extends PaperBlockBase {
  readonly kind: 'page';
  readonly label: string;
}

/** A picture that the library does not hold. */
export interface PaperFigure extends PaperBlockBase {
  readonly kind: 'figure';
  readonly alt: string;
  readonly caption: readonly PaperRun[];
}

/** A footnote to which nothing in the text refers. */
export interface PaperNote extends PaperBlockBase {
  readonly kind: 'note';
  readonly mark: string;
  readonly paragraphs: readonly (readonly PaperRun[])[];
}

/** Quotations have their signs instead. */
export type PaperStyle = Exclude<InlineStyle, 'quote'>;

/** Running text in pieces of one look; a footnote stands where its mark does. */
export type PaperRun = TextRun | NoteRun | { readonly kind: 'break' };

export interface TextRun {
  readonly kind: 'text';
  readonly text: string;
  readonly styles: readonly PaperStyle[];
  /** An absolute address, or `#` and the anchor of a block of the same text. */
  readonly link?: string;
  /** A match of the search. */
  readonly isMarked?: true;
}

export interface NoteRun {
  readonly kind: 'note';
  /** As printed. */
  readonly mark: string;
  readonly paragraphs: readonly (readonly PaperRun[])[];
}
