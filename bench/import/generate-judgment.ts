import { closeSync, openSync, writeSync } from 'node:fs';
import { WordSource } from './generate-words.ts';

export interface JudgmentWish {
  readonly title: string;
  /** Makes the key of the document. */
  readonly number: number;
  /** Ends after this many paragraphs, or once the file has this many bytes. */
  readonly paragraphs?: number;
  readonly bytes?: number;
  readonly wordsPerParagraph: number;
  /** A word that stands once, nine tenths into the text. */
  readonly mark?: string;
  readonly seed?: number;
}

const PIECE = 1024 * 1024;
const PARAGRAPHS_PER_SECTION = 50;
const TAIL = '</level></decision></judgmentBody></judgment></akomaNtoso>\n';

/** Writes a judgment as Akoma Ntoso with headed sections, numbered paragraphs and notes; answers its size. */
export function generateJudgment(path: string, wish: JudgmentWish): { bytes: number; paragraphs: number } {
  const source = new WordSource(wish.seed ?? wish.number);
  const file = openSync(path, 'w');
  let bytes = 0;
  let piece = createHead(wish);
  let paragraphs = 0;
  let mark = wish.mark;
  const done = () =>
    Math.max(paragraphs / (wish.paragraphs ?? Infinity), (bytes + piece.length) / (wish.bytes ?? Infinity));
  while (done() < 1) {
    if (paragraphs % PARAGRAPHS_PER_SECTION === 0) piece += createSection(paragraphs, source);
    paragraphs += 1;
    const isPlace = mark !== undefined && done() >= 0.9;
    piece += createParagraph(paragraphs, source, wish.wordsPerParagraph, isPlace ? mark : undefined);
    if (isPlace) mark = undefined;
    if (piece.length < PIECE) continue;
    bytes += writeSync(file, piece);
    piece = '';
  }
  bytes += writeSync(file, piece + TAIL);
  closeSync(file);
  return { bytes, paragraphs };
}

function createHead({ title, number }: JudgmentWish): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><judgment name="judgment"><meta><identification source="#bench">
<FRBRWork><FRBRthis value="/akn/xx/judgment/2031/${number}"/><FRBRuri value="/akn/xx/judgment/2031/${number}"/>
<FRBRdate date="2031-02-0${1 + (number % 9)}" name="judgment"/><FRBRname value="${title}"/></FRBRWork></identification></meta>
<judgmentBody><decision>`;
}

function createSection(paragraphs: number, source: WordSource): string {
  const number = paragraphs / PARAGRAPHS_PER_SECTION + 1;
  const close = paragraphs === 0 ? '' : '</level>';
  return `${close}<level eId="lvl_${number}"><heading>Part ${number}: ${source.sentences(5)}</heading>\n`;
}

function createParagraph(number: number, source: WordSource, words: number, mark: string | undefined): string {
  const note =
    number % 20 === 0 ? `<authorialNote marker="${number}"><p>See exhibit C-${number}.</p></authorialNote>` : '';
  const text = source.sentences(Math.max(3, words + source.count(-words >> 2, words >> 2)));
  return `<paragraph eId="para_${number}"><num>${number}.</num><content><p>${mark ? `The ${mark} tribunal. ` : ''}${text}${note}</p></content></paragraph>\n`;
}
