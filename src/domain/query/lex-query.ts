import { checkDistance } from '#domain/query/check-distance.ts';
import { absorbBut, lexReach, lexSign, nameLooseDistance } from '#domain/query/lex-foreign.ts';
import { lexField, nameUnknownField } from '#domain/query/lex-field.ts';
import { readReachOfQuote } from '#domain/query/lex-signs.ts';
import { QUOTES, type Lexeme, type Lexing } from '#domain/query/lexing.ts';
import { QueryProblem, type QueryNote } from '#domain/query/query-error.ts';
import type { TermNode } from '#domain/query/query-tree.ts';
import { reachOfRun } from '#domain/query/reach-of-run.ts';
import { readTerms } from '#domain/query/read-terms.ts';
import { shortenText } from '#domain/words/shorten-text.ts';
import { findOperator, printOperator, translateConnector } from '#domain/query/translate-connector.ts';
import { nameForeign, translateRun } from '#domain/query/translate-run.ts';

/** The pieces of a query, with parentheses and quotes balanced, and what was changed for that. */
export interface LexedQuery {
  readonly lexemes: readonly Lexeme[];
  readonly notes: readonly QueryNote[];
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const PIECES = new RegExp(`[()]|[${QUOTES}]|[^\\s()${QUOTES}]+`, 'gu');
const CLOSING_QUOTE = new RegExp(`[${QUOTES}]`, 'g');

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
      PIECES.lastIndex = lexSign(lexing, typed, at) ?? lexField(lexing, typed, at) ?? lexRun(lexing, typed, at);
    }
  }
  closeGroups(lexing, depth);
  return { lexemes, notes };
}

/** Reads an operator or the words of a run that begins as `typed`; answers where to go on. */
function lexRun(lexing: Lexing, piece: string, at: number): number {
  const { text, firstWord, lastWord, lexemes, notes } = lexing;
  const { end, isOpen } = reachOfRun(text, piece, at);
  const typed = text.slice(at, end);
  const length = typed.length;
  const standsBetween = firstWord < at && lastWord >= end;
  const translation = standsBetween ? translateConnector(typed) : undefined;
  const operator = findOperator(typed) ?? translation?.operator;
  if (operator !== undefined) {
    checkDistance(operator, typed, at);
    if (operator.name === 'NOT') absorbBut(lexing);
    lexemes.push({ kind: 'operator', operator, at, length });
    if (typed === 'NEAR') nameLooseDistance(lexing, at);
    if (translation === undefined) return end;
    const to = printOperator(operator);
    notes.push({ kind: 'translation', at, length, from: typed, to, message: translation.message });
    return end;
  }
  lexWords(lexing, typed, at);
  const isAlone = firstWord >= at && lastWord < end;
  const connector = isAlone ? undefined : nameForeign(typed, standsBetween);
  const foreign = connector ?? nameUnknownField(text, piece, at);
  if (foreign !== undefined) notes.push({ kind: 'word', at, length, from: typed, to: typed, message: foreign });
  if (isOpen) notes.push(noteRepair(end, '', ')', 'A closing parenthesis was added at the end.'));
  return end;
}

function lexWords({ text, lexemes, notes }: Lexing, typed: string, at: number): void {
  const length = typed.length;
  const translated = opensBehindWord(lexemes) ? undefined : translateRun(typed, text.slice(at + length));
  const run = translated?.run ?? typed;
  const terms = readTerms(run, at);
  if (terms.length === 0) {
    notes.push(noteRepair(at, typed, '', `“${shortenText(typed)}” was ignored: only letters and digits are searched.`));
    return;
  }
  if (translated) notes.push({ kind: 'translation', at, length, from: typed, to: run, message: translated.message });
  lexemes.push({ kind: 'words', terms, at, length });
}

/** Whether a group was opened right behind a word: `a(ii~2` without its sign would be a paragraph of `a`. */
function opensBehindWord(lexemes: readonly Lexeme[]): boolean {
  const [word, open] = lexemes.slice(-2);
  return word?.kind === 'words' && open?.kind === 'open' && word.at + word.length === open.at;
}

/** Reads a quoted phrase that begins at `at` and returns where to go on; a missing closing quote is added. */
function lexQuote(lexing: Lexing, at: number, sign: '' | '='): number {
  const { text, lexemes, notes } = lexing;
  const start = at + sign.length + 1;
  CLOSING_QUOTE.lastIndex = start;
  const closing = CLOSING_QUOTE.exec(text)?.index ?? -1;
  const end = closing < 0 ? text.length : closing + 1;
  const content = text.slice(start, closing < 0 ? end : closing);
  const terms: TermNode[] = [];
  for (const run of content.matchAll(/\S+/g)) terms.push(...readTerms(run[0], start + run.index));
  const typed = text.slice(at, end);
  const reach = closing < 0 ? undefined : readReachOfQuote(text.slice(end), terms.length);
  if (terms.length > 0) {
    const place = { at, length: end - at };
    const wanted = sign === '=' ? terms.map(makeExact) : terms;
    if (reach) return lexReach(lexing, wanted, { at, end, ...reach });
    lexemes.push({ kind: 'quote', terms: wanted, ...place });
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
    const field = lexemes.at(-1);
    if (field?.kind === 'field') {
      lexemes.pop();
      const typed = text.slice(field.at, last.at + 1);
      dropTranslation(notes, field.at);
      notes.push(noteRepair(field.at, typed, '', `“${typed}” with nothing after it was ignored.`));
    } else notes.push(noteRepair(last.at, '(', '', 'An opening parenthesis with nothing after it was ignored.'));
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

/** What is left out is not translated as well. */
function dropTranslation(notes: QueryNote[], at: number): void {
  const index = notes.findIndex((note) => note.kind === 'translation' && note.at === at);
  if (index >= 0) notes.splice(index, 1);
}

function findLastWord(text: string): number {
  let at = text.length - 1;
  while (at >= 0 && !LETTER_OR_DIGIT.test(text.slice(at, at + 2))) at--;
  return at;
}

function isQuote(character: string): boolean {
  return character !== '' && QUOTES.includes(character);
}

function makeExact(term: TermNode): TermNode {
  return term.kind === 'word' ? { ...term, exact: true } : term;
}

function noteRepair(at: number, from: string, to: string, message: string): QueryNote {
  return { kind: 'repair', at, length: from.length, from, to, message };
}
