import { LETTER, MARK, classifyCharacter } from '#domain/search/classify-character.ts';
import { QueryProblem, type QueryNote } from '#domain/search/query-error.ts';
import type { TermNode } from '#domain/search/query-tree.ts';
import { shortenText } from '#domain/search/shorten-text.ts';
import { readTerms } from '#domain/search/read-terms.ts';
import {
  LARGEST_DISTANCE,
  type Operator,
  findOperator,
  printOperator,
  translateConnector,
} from '#domain/search/translate-connector.ts';

/** A piece of the query with its place in it. */
export type Lexeme =
  | { readonly kind: 'operator'; readonly operator: Operator; readonly at: number; readonly length: number }
  | { readonly kind: 'open' | 'close'; readonly at: number; readonly length: number }
  | {
      readonly kind: 'words' | 'quote';
      readonly terms: readonly TermNode[];
      readonly at: number;
      readonly length: number;
    };

/** The pieces of a query, with parentheses and quotes balanced, and what was changed for that. */
export interface LexedQuery {
  readonly lexemes: readonly Lexeme[];
  readonly notes: readonly QueryNote[];
}

interface Lexing {
  readonly text: string;
  /** Where the first and the last letter or digit stand. */
  readonly firstWord: number;
  readonly lastWord: number;
  readonly lexemes: Lexeme[];
  readonly notes: QueryNote[];
}

/** Every sign that begins or ends a quotation, as a character class takes them. */
export const QUOTES = '"“”„‟«»＂';
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const PIECES = new RegExp(`[()]|[${QUOTES}]|[^\\s()${QUOTES}]+`, 'gu');
const CLOSING_QUOTE = new RegExp(`[${QUOTES}]`, 'g');
const LATER = 'bis|ter|quater';
/** How paragraphs are numbered: `1`, `3a`, `1bis`, `e`, `ii`, `bis`; Roman numerals below one hundred. */
const NUMBER = `\\p{N}{1,4}(?:\\p{L}|${LATER})?|\\p{L}\\p{M}*|(?=[ivxl])(?:x[cl]|l?x{0,3})(?:i[xv]|v?i{0,3})|${LATER}`;
const OPENING = `(?<=[\\p{L}\\p{M}\\p{N})])\\((?:${NUMBER})`;
/** Nothing to search for and no parenthesis that closes, save in a quotation mark left open, which takes in the rest. */
const NOTHING = `(?:[\\s(][^)\\p{L}\\p{N}${QUOTES}]*)?(?:[${QUOTES}][^\\p{L}\\p{N}]*)?$`;
/** Paragraphs in parentheses with what stands right behind them; the last is left open where nothing follows it. */
const PARAGRAPHS = new RegExp(`(?:${OPENING}\\)[^\\s()${QUOTES}]*)*(${OPENING}(?=${NOTHING}))?`, 'iuy');

/** Cuts a query into lexemes. Throws `QueryProblem` where a piece cannot be read by itself. */
export function lexQuery(text: string): LexedQuery {
  const firstWord = text.search(LETTER_OR_DIGIT);
  const lexing: Lexing = { text, firstWord, lastWord: findLastWord(text), lexemes: [], notes: [] };
  const { lexemes, notes } = lexing;
  let depth = 0;
  PIECES.lastIndex = 0;
  for (let found = PIECES.exec(text); found !== null; found = PIECES.exec(text)) {
    const typed = found[0];
    const at = found.index;
    if (typed === '(') {
      depth++;
      lexemes.push({ kind: 'open', at, length: 1 });
    } else if (typed === ')') {
      if (depth === 0)
        notes.push(noteRepair(at, typed, '', 'A closing parenthesis without an opening one was ignored.'));
      else lexemes.push({ kind: 'close', at, length: 1 });
      depth = Math.max(0, depth - 1);
    } else if (isQuote(typed)) {
      PIECES.lastIndex = lexQuote(lexing, at, '');
    } else if (typed === '=' && isQuote(text.charAt(at + 1))) {
      PIECES.lastIndex = lexQuote(lexing, at, '=');
    } else {
      const { end, isOpen } = reachOfRun(text, typed, at);
      PIECES.lastIndex = end;
      lexRun(lexing, text.slice(at, end), at);
      if (isOpen) notes.push(noteRepair(end, '', ')', 'A closing parenthesis was added at the end.'));
    }
  }
  closeGroups(lexing, depth);
  return { lexemes, notes };
}

/**
 * Where the run of characters that begins as `typed` ends, with the paragraphs that stand behind it in parentheses:
 * `101(3)`, `V(1)(e)`. `isOpen` where the last parenthesis is not closed. What follows an operator is a group.
 */
export function reachOfRun(
  text: string,
  typed: string,
  at: number,
): { readonly end: number; readonly isOpen: boolean } {
  const end = at + typed.length;
  if (findOperator(typed) ?? translateConnector(typed)) return { end, isOpen: false };
  PARAGRAPHS.lastIndex = end;
  const [paragraphs = '', open] = PARAGRAPHS.exec(text) ?? [];
  return { end: end + paragraphs.length, isOpen: open !== undefined };
}

function lexRun({ firstWord, lastWord, lexemes, notes }: Lexing, typed: string, at: number): void {
  const length = typed.length;
  const standsBetween = firstWord < at && lastWord >= at + length;
  const translation = standsBetween ? translateConnector(typed) : undefined;
  const operator = findOperator(typed) ?? translation?.operator;
  if (operator !== undefined) {
    checkDistance(operator, typed, at);
    lexemes.push({ kind: 'operator', operator, at, length });
    if (translation !== undefined) {
      const to = printOperator(operator);
      notes.push({ kind: 'translation', at, length, from: typed, to, message: translation.message });
    }
    return;
  }
  const run = expandRoot(typed);
  const terms = readTerms(run, at);
  if (terms.length === 0) {
    notes.push(noteRepair(at, typed, '', `“${shortenText(typed)}” was ignored: only letters and digits are searched.`));
    return;
  }
  if (run !== typed) {
    const message = `“${shortenText(typed)}” was read as “${shortenText(run)}”.`;
    notes.push({ kind: 'translation', at, length, from: typed, to: run, message });
  }
  lexemes.push({ kind: 'words', terms, at, length });
}

/** Reads a quoted phrase that begins at `at` and returns where to go on; a missing closing quote is added. */
function lexQuote({ text, lexemes, notes }: Lexing, at: number, sign: '' | '='): number {
  const start = at + sign.length + 1;
  CLOSING_QUOTE.lastIndex = start;
  const closing = CLOSING_QUOTE.exec(text)?.index ?? -1;
  const end = closing < 0 ? text.length : closing + 1;
  const content = text.slice(start, closing < 0 ? end : closing);
  const terms: TermNode[] = [];
  for (const run of content.matchAll(/\S+/g)) terms.push(...readTerms(run[0], start + run.index));
  const typed = text.slice(at, end);
  if (terms.length > 0) {
    const place = { at, length: end - at };
    lexemes.push({ kind: 'quote', terms: sign === '=' ? terms.map(makeExact) : terms, ...place });
    if (closing < 0) notes.push(noteRepair(end, '', '"', 'A closing quotation mark was added at the end.'));
  } else if (closing < 0) {
    notes.push(noteRepair(at, typed, '', 'A quotation mark with no word after it was ignored.'));
  } else {
    const edit = { at, length: end - at, to: '' };
    throw new QueryProblem(edit, 'There is no word to search for between these quotation marks.', edit);
  }
  return end;
}

function closeGroups({ text, lexemes, notes }: Lexing, unclosed: number): void {
  let missing = unclosed;
  for (let last = lexemes.at(-1); last?.kind === 'open'; last = lexemes.at(-1)) {
    lexemes.pop();
    missing--;
    notes.push(noteRepair(last.at, '(', '', 'An opening parenthesis with nothing after it was ignored.'));
  }
  if (missing === 0) return;
  const added = ')'.repeat(missing);
  const message =
    missing === 1
      ? 'A closing parenthesis was added at the end.'
      : `${missing} closing parentheses were added at the end.`;
  notes.push(noteRepair(text.length, '', added, message));
  for (let count = 0; count < missing; count++) lexemes.push({ kind: 'close', at: text.length, length: 0 });
}

function checkDistance(operator: Operator, typed: string, at: number): void {
  if (operator.name !== 'NEAR' || (operator.distance >= 1 && operator.distance <= LARGEST_DISTANCE)) return;
  const place = { at, length: typed.length };
  const to = `NEAR${operator.distance < 1 ? 1 : LARGEST_DISTANCE}`;
  const reason = `“${shortenText(typed)}” cannot be searched: the number of words between can be 1 to ${LARGEST_DISTANCE}.`;
  throw new QueryProblem(place, reason, { ...place, to });
}

function findLastWord(text: string): number {
  let at = text.length - 1;
  while (at >= 0 && !LETTER_OR_DIGIT.test(text.slice(at, at + 2))) at--;
  return at;
}

function isQuote(character: string): boolean {
  return character !== '' && QUOTES.includes(character);
}

/** `word!` is `word*` elsewhere. */
function expandRoot(typed: string): string {
  const before = typed.at(-2);
  if (!typed.endsWith('!') || before === undefined) return typed;
  const kind = classifyCharacter(typed.codePointAt(typed.length - 2) ?? 0);
  return kind === LETTER || kind === MARK ? `${typed.slice(0, -1)}*` : typed;
}

function makeExact(term: TermNode): TermNode {
  return term.kind === 'word' ? { ...term, exact: true } : term;
}

function noteRepair(at: number, from: string, to: string, message: string): QueryNote {
  return { kind: 'repair', at, length: from.length, from, to, message };
}
