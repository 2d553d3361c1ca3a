import { checkDistance } from '#domain/query/check-distance.ts';
import { explainNear } from '#domain/query/explain-near.ts';
import { beginsField } from '#domain/query/lex-field.ts';
import type { Lexeme, Lexing } from '#domain/query/lexing.ts';
import { readLeadingSign } from '#domain/query/lex-signs.ts';
import type { TermNode } from '#domain/query/query-tree.ts';
import { reachOfRun } from '#domain/query/reach-of-run.ts';
import { readTerms } from '#domain/query/read-terms.ts';
import { shortenText } from '#domain/words/shorten-text.ts';
import {
  DEFAULT_DISTANCE,
  findOperator,
  printOperator,
  translateConnector,
} from '#domain/query/translate-connector.ts';
import { translateRun } from '#domain/query/translate-run.ts';

/**
 * Reads the `-` or `+` right before a term, and the term where it is no quotation or group; answers where to go on.
 * `typed` is the piece that begins with the sign. It is none before the only term, or behind NOT and NEAR.
 */
export function lexSign(lexing: Lexing, typed: string, at: number): number | undefined {
  const { text, firstWord, lastWord, lexemes, notes } = lexing;
  const standsBetween = firstWord < at && lastWord >= at + typed.length;
  if (standsBetween && translateConnector(typed)) return undefined;
  const last = lexemes.at(-1);
  const isAlone = firstWord >= at && lastWord < Math.max(reachOfRun(text, typed, at).end, at + 2);
  const isOperand = last?.kind === 'operator' && (last.operator.name === 'NOT' || last.operator.name === 'NEAR');
  if (isAlone || isOperand) return undefined;
  // A parenthesis that is ignored leaves a space.
  const isLoose = notes.at(-1)?.from === ')' && notes.at(-1)?.at === at - 1;
  const sign = readLeadingSign(typed.charAt(0), isLoose ? ' ' : text.slice(0, at), text.slice(at + 1));
  if (!sign || (endsWithNumber(last) && /\d/u.test(text.charAt(at + 1)))) return undefined;
  const isJoined = last !== undefined && last.kind !== 'operator' && last.kind !== 'open';
  const name = sign === '-' ? 'NOT' : 'AND';
  const operator = sign === '-' || isJoined ? `${name} ` : '';
  const isGroup = typed.length === 1 || beginsField(text, typed.slice(1), at + 1);
  const term = !isGroup ? readSigned(text, typed, at) : { to: '', end: at + 1, terms: [] };
  if (!term) return undefined;
  if (sign === '-') absorbBut(lexing);
  if (operator !== '') lexemes.push({ kind: 'operator', operator: { name }, at, length: 1 });
  const { to, end, terms } = term;
  if (terms.length > 0) lexemes.push({ kind: 'quote', terms, at: at + 1, length: end - at - 1 });
  const from = text.slice(at, end);
  const message = describeSign(from, operator, to);
  notes.push({ kind: 'translation', at, length: end - at, from, to: `${operator}${to}`, message });
  return end;
}

/** `1990 -1995` is a span of years. */
function endsWithNumber(lexeme: Lexeme | undefined): boolean {
  const term = lexeme?.kind === 'words' ? lexeme.terms.at(-1) : undefined;
  return term?.kind === 'word' && /^\d+$/u.test(term.word);
}

/** The term behind a sign, which ends where it ends: what follows is a term of its own. */
function readSigned(text: string, typed: string, at: number) {
  const { end, isOpen } = reachOfRun(text, typed, at);
  const word = text.slice(at + 1, end);
  const run = translateRun(word)?.run ?? word;
  const terms = readTerms(run, at + 1);
  if (terms.length === 0) return undefined;
  const whole = isOpen ? `${run})` : run;
  return { to: whole.startsWith('=') ? `="${whole.slice(1)}"` : `"${whole}"`, end, terms };
}

function describeSign(from: string, operator: string, to: string): string {
  if (operator !== '') return `“${shortenText(from)}” was read as ${shortenText(`${operator}${to}`.trim())}.`;
  return '“+” was left out: every term is wanted unless OR stands beside it.';
}

/** Of `BUT NOT` only NOT counts; called before the NOT is added. */
export function absorbBut({ text, lexemes, notes }: Lexing): void {
  for (;;) {
    const [before, last] = lexemes.slice(-2);
    if (last?.kind !== 'words' || text.slice(last.at, last.at + last.length) !== 'BUT' || !before) return;
    if (before.kind === 'open' || (before.kind === 'operator' && before.operator.name !== 'AND')) return;
    lexemes.pop();
    const { at } = last;
    const [from = ''] = /^BUT\s*/u.exec(text.slice(at)) ?? [];
    const message = '“BUT NOT” was read as NOT.';
    notes.push({ kind: 'translation', at, length: from.length, from, to: '', message });
  }
}

/** `NEAR 10 x`: the number is a word, which whoever typed it did not expect. */
export function nameLooseDistance({ text, notes }: Lexing, at: number): void {
  const [, number] = /^NEAR\s+(\d{1,3})(?=\s+\S)/u.exec(text.slice(at)) ?? [];
  if (number === undefined) return;
  const message = `“${number}” was read as an ordinary word, and NEAR as NEAR${DEFAULT_DISTANCE}. NEAR${number} without a space finds both, with ${explainNear(number)}.`;
  notes.push({ kind: 'word', at, length: 4, from: 'NEAR', to: 'NEAR', message });
}

/** The words of a quotation with `~5` behind it are a chain of NEAR5; one word alone is near nothing. */
export function lexReach(
  { text, lexemes, notes }: Lexing,
  terms: readonly TermNode[],
  { at, end, distance, length }: { at: number; end: number; distance: number; length: number },
): number {
  const place = { at: end, length };
  const operator = { name: 'NEAR', distance } as const;
  const typed = text.slice(at, end + length);
  if (terms.length > 1) checkDistance(operator, text.slice(end, end + length), end);
  lexemes.push({ kind: 'open', at, length: 1 });
  for (const [index, term] of terms.entries()) {
    if (index > 0) lexemes.push({ kind: 'operator', operator, ...place });
    lexemes.push({ kind: 'quote', terms: [term], at: term.at, length: term.length });
  }
  lexemes.push({ kind: 'close', at: end, length });
  const words = terms.map((term) => writeTerm(term, text.slice(term.at, term.at + term.length)));
  const to = terms.length > 1 ? `(${words.join(` ${printOperator(operator)} `)})` : text.slice(at, end);
  const message =
    terms.length > 1
      ? `“${shortenText(typed)}” was read as “${shortenText(to)}”. The order of the words is not kept.`
      : `“~${distance}” was left out: one word alone is near nothing.`;
  notes.push({ kind: 'translation', at, length: end + length - at, from: typed, to, message });
  return end + length;
}

/** A word that is an operator elsewhere is kept a word by quotation marks. */
function writeTerm(term: TermNode, typed: string): string {
  const isOperator = typed === 'BUT' || (findOperator(typed) ?? translateConnector(typed)) !== undefined;
  return `${term.kind === 'word' && term.exact ? '=' : ''}${isOperator ? `"${typed}"` : typed}`;
}
