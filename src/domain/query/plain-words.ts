import { groupPhrase } from '#domain/query/ask-all-words.ts';
import { isVersus, keepLongest, saysNothing } from '#domain/query/ask-otherwise.ts';
import { QUOTES } from '#domain/query/lexing.ts';
import type { ParsedQuery } from '#domain/query/parse-query.ts';
import { readAbbreviation } from '#domain/query/other-writings.ts';
import { printQuery } from '#domain/query/print-query.ts';
import type { QueryField } from '#domain/query/query-field.ts';
import type { OrNode, PhraseNode, QueryNode, TermNode } from '#domain/query/query-tree.ts';
import type { ReadAs } from '#domain/query/readings.ts';

/** A phrase that is found in so many documents needs no other reading. */
export const ENOUGH_AS_PHRASE = 5;

/** Words of questions that carry nothing of what is asked about, beside those that never do. */
const QUESTION_WORDS: ReadonlySet<string> = new Set(
  [
    'what which who whom whose when where why how whether',
    'do does did doing done can could may might must shall should will would',
    'am been being had having i me my we us our you your he she they them there here these those than then',
    'mean means meaning meant any some such',
    'about into onto upon under over within without between during through per via regarding concerning',
    'against despite because if while also',
  ].flatMap((words) => words.split(' ')),
);
/** Fields that say what a document is about. */
const SUBJECT: readonly QueryField[] = ['title', 'keyword'];
/** Of so many words one may be said in another way. */
const MAY_LACK_ONE = { least: 4, most: 8 };
const QUOTE = new RegExp(`[${QUOTES}]`, 'u');

type Word = TermNode | PhraseNode;

/** The words of a query without operators. */
export interface PlainWords {
  readonly phrase: PhraseNode;
  /**
   * Those that carry something, each once; what is written as one word, like `C-123/21`, is one, and an abbreviation with
   * full stops is one with that without (OP-185).
   */
  readonly telling: readonly (Word | OrNode)[];
}

/** A query that is made of bare words alone: nothing quoted, no operator, no sign of one; undefined for any other. */
export function readPlainWords(text: string, { tree, notes }: ParsedQuery): PlainWords | undefined {
  if (tree?.kind !== 'phrase' || QUOTE.test(text) || notes.some(({ kind }) => kind !== 'word')) return undefined;
  if (tree.terms.some((term) => term.kind === 'wildcard' || term.exact)) return undefined;
  const groups = groupPhrase(tree, text);
  if (groups.length < 2) return undefined;
  const words = groups.filter((word) => !isEmpty(word));
  const telling = (words.length > 0 ? words : groups).map(withoutFullStops);
  const byName = new Map(telling.map((word) => [printQuery(word), word]));
  return { phrase: tree, telling: [...byName.values()] };
}

/** The query that finds what a reading finds; 'all' leaves out what the phrase finds. Undefined where it would be none. */
export function readWordsAs({ phrase, telling }: PlainWords, read: ReadAs): QueryNode | undefined {
  if (read === 'phrase') return phrase;
  if (read === 'best') return telling.length < 2 ? undefined : join('or', keepLongest(telling), phrase);
  const { at, length } = phrase;
  return { kind: 'not', keep: joinWords({ phrase, telling }), exclude: phrase, at, length };
}

/** All of the words, wherever they stand. */
export function joinWords({ phrase, telling }: PlainWords): QueryNode {
  return join('and', telling, phrase);
}

/**
 * Documents that are about the words, as their titles and keywords say: those that have all of them there, and of four or
 * more words those that have all but one, as of `sunset clause termination BIT` where a text says “investment treaty”.
 */
export function listSubjectQueries({ phrase, telling }: PlainWords): QueryNode[] {
  const each = telling.map((child) => {
    const inSubject = SUBJECT.map((field) => inField(field, child));
    return join('or', inSubject, phrase);
  });
  const all = join('and', each, phrase);
  if (each.length < MAY_LACK_ONE.least || each.length > MAY_LACK_ONE.most) return [all];
  const lacking = each.map((_, at) => join('and', each.toSpliced(at, 1), phrase));
  return [all, join('or', lacking, phrase)];
}

/**
 * What is filed under two neighbouring words, as they were typed, and says another of them in its title, as `respondent
 * refuses to pay advance on costs` leads to “The opponent will not pay its share”; undefined for few words.
 */
export function askKeyword({ phrase, telling }: PlainWords): QueryNode | undefined {
  if (telling.length < MAY_LACK_ONE.least || telling.length > MAY_LACK_ONE.most) return undefined;
  const pairs = telling.slice(1).flatMap((last, at) => {
    const [from, until] = [telling[at]?.at ?? 0, last.at + last.length];
    const terms = phrase.terms.filter((term) => term.at >= from && term.at + term.length <= until);
    // A word that is said twice stands once among those that tell, and not always before the next one.
    if (terms.length < 2) return [];
    const others = telling.toSpliced(at, 2).map((child) => inField('title', child));
    return join('and', [inField('keyword', { ...phrase, terms }), join('or', others, phrase)], phrase);
  });
  return pairs.length > 0 ? join('or', pairs, phrase) : undefined;
}

function inField(field: QueryField, child: QueryNode): QueryNode {
  return { ...child, kind: 'field', field, child };
}

/** The same as a query that marks in a document what the reading found. */
export function printReading(words: PlainWords, read: ReadAs): string {
  const tree = readWordsAs(words, read) ?? words.phrase;
  return printQuery(tree.kind === 'not' ? tree.keep : tree);
}

function withoutFullStops(word: Word): Word | OrNode {
  const joined = word.kind === 'phrase' ? readAbbreviation(word) : undefined;
  if (joined === undefined) return word;
  const { at, length } = word;
  return { kind: 'or', children: [word, { kind: 'word', word: joined, exact: false, at, length }], at, length };
}

function isEmpty(word: Word): boolean {
  if (word.kind !== 'word') return false;
  return isVersus(word) || saysNothing(word) || QUESTION_WORDS.has(word.word.toLowerCase());
}

function join(kind: 'and' | 'or', children: readonly QueryNode[], { at, length }: PhraseNode): QueryNode {
  const [only] = children;
  return children.length === 1 && only ? only : { kind, children, at, length };
}
