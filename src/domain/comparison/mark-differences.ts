import { markHtmlText, readHtmlText, type HtmlText, type TextSpan } from './html-text.ts';
import { listChangedWords } from './list-changed-words.ts';
import { listFigures, type Figure } from './list-figures.ts';

/** Longer answers, a book's chapter of words, are held against each other by their figures alone. */
const LONGEST = 30_000;
/** Where an answer was read is no part of it. */
const SOURCE = /(?<=^|\n)\s*Sources?:[^\n]*/gu;

/**
 * Answers of one topic, in the order of their columns, with what differs in `mark` elements (OP-145): numbers, dates,
 * amounts and words of yes and no that some other answer has not; of exactly two, also the changed words of sentences that
 * belong together, unless they are very long. Words that all have are never marked, and no character is changed. Undefined, where a column has no
 * answer, is left out of account.
 */
export function markDifferences(answers: readonly (string | undefined)[]): (string | undefined)[] {
  const read = answers.map((html) => (html === undefined ? undefined : readAnswer(html)));
  const texts = read.filter((one) => one !== undefined);
  if (texts.length < 2) return [...answers];
  const spans = new Map(texts.map((one) => [one, listDifferent(one, texts)]));
  const [one, other, third] = texts;
  if (one && other && !third && Math.max(one.said.length, other.said.length) <= LONGEST) {
    const changed = listChangedWords(one.said, other.said);
    spans.get(one)?.push(...changed[0]);
    spans.get(other)?.push(...changed[1]);
  }
  return read.map((answer) => answer && markHtmlText(answer.html, joinSpans(spans.get(answer) ?? [], answer.said)));
}

interface ReadAnswer {
  readonly html: HtmlText;
  /** Its text without the paragraph that names its sources; places are those of the whole. */
  readonly said: string;
  readonly figures: readonly Figure[];
  readonly keys: ReadonlySet<string>;
  readonly parts: ReadonlySet<string>;
}

function readAnswer(answer: string): ReadAnswer {
  const html = readHtmlText(answer);
  const said = html.text.replaceAll(SOURCE, (source) => ' '.repeat(source.length));
  const figures = listFigures(said);
  return {
    html,
    said,
    figures,
    keys: new Set(figures.map(({ kind, key }) => `${kind} ${key}`)),
    parts: new Set(figures.flatMap(({ kind, parts }) => parts.map(({ key }) => `${kind} ${key}`))),
  };
}

function listDifferent(answer: ReadAnswer, all: readonly ReadAnswer[]): TextSpan[] {
  const others = all.filter((one) => one !== answer);
  return answer.figures.flatMap((figure): readonly TextSpan[] => {
    const { kind, key, parts } = figure;
    if (others.every(({ keys }) => keys.has(`${kind} ${key}`))) return [];
    const differing = parts.filter((part) => others.some((other) => !other.parts.has(`${kind} ${part.key}`)));
    // Days and sums are the same only as a whole; of a number alone there is nothing else to mark.
    return differing.length > 0 || kind === 'number' ? differing : [figure];
  });
}

/** In order; spans with nothing but blanks between them are one. */
function joinSpans(spans: readonly TextSpan[], text: string): TextSpan[] {
  const joined: TextSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const last = joined.at(-1);
    if (last && (span.from <= last.to || /^[^\S\n]*$/u.test(text.slice(last.to, span.from)))) {
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    } else joined.push(span);
  }
  return joined;
}
