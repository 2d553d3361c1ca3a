import type { Lexing } from '#domain/query/lexing.ts';
import { findField, QUERY_FIELDS, type NamedField } from '#domain/query/query-field.ts';
import { readTerms } from '#domain/query/read-terms.ts';
import { reachOfRun } from '#domain/query/reach-of-run.ts';
import { shortenText } from '#domain/words/shorten-text.ts';
import { translateRun } from '#domain/query/translate-run.ts';

const COLON = /^(\p{L}+):(.*)$/su;
const STARTS_QUOTE = /^=?["“”„‟«»＂]/u;
const QUOTATION = /^=?["“”„‟«»＂][^"“”„‟«»＂]*["“”„‟«»＂]/u;

/** Whether a field search begins here: `title(x)`, `title:x`. */
export function beginsField(text: string, piece: string, at: number): boolean {
  return readOpening(text, piece, at) !== undefined || readColon(text, piece, at) !== undefined;
}

/**
 * Reads the name of a field search and, of `title:x`, what belongs to it, where that is one term; answers where to go on.
 * `piece` is the run of characters that begins at `at` (OP-165).
 */
export function lexField(lexing: Lexing, piece: string, at: number): number | undefined {
  const { text, lexemes } = lexing;
  const opening = readOpening(text, piece, at);
  if (opening) {
    const length = piece.length;
    lexemes.push({ kind: 'field', field: opening.field, at, length });
    if (opening.isForeign || opening.isColon) {
      translate(lexing, at, at + length, opening.field, `“${piece}( )” was read as ${opening.field}( ).`);
    }
    return at + length;
  }
  const colon = readColon(text, piece, at);
  return colon ? lexColon(lexing, colon, at) : nameLooseField(lexing, piece, at);
}

/** `title(`, `TI(`, `title:(`. */
function readOpening(text: string, piece: string, at: number): (NamedField & { isColon: boolean }) | undefined {
  if (text.charAt(at + piece.length) !== '(') return undefined;
  const isColon = piece.endsWith(':');
  const named = findField(isColon ? piece.slice(0, -1) : piece);
  return named && { ...named, isColon };
}

/** `title:word`, `title:"some words"`. */
interface ColonField extends NamedField {
  /** Where what belongs to it begins and ends. */
  readonly from: number;
  readonly to: number;
  readonly isQuoted: boolean;
  readonly isOpen: boolean;
}

function readColon(text: string, piece: string, at: number): ColonField | undefined {
  const [, name = '', value = ''] = COLON.exec(piece) ?? [];
  const named = findField(name);
  if (!named) return undefined;
  const from = at + name.length + 1;
  const rest = text.slice(from);
  if (STARTS_QUOTE.test(rest)) {
    const quotation = QUOTATION.exec(rest)?.[0];
    const to = quotation === undefined ? text.length : from + quotation.length;
    return /[\p{L}\p{N}]/u.test(text.slice(from, to))
      ? { ...named, from, to, isQuoted: true, isOpen: quotation === undefined }
      : undefined;
  }
  if (!/[\p{L}\p{N}]/u.test(value)) return undefined;
  const { end, isOpen } = reachOfRun(text, value, from);
  return { ...named, from, to: end, isQuoted: false, isOpen };
}

function lexColon({ text, lexemes, notes }: Lexing, colon: ColonField, at: number): number {
  const { field, from, to, isQuoted, isOpen } = colon;
  const typed = text.slice(from, to);
  const run = isQuoted ? typed : (translateRun(typed)?.run ?? typed);
  const isExact = typed.startsWith('=');
  const inside = isQuoted ? typed.replace(/^=?./u, ' ') : run;
  const terms = [...inside.matchAll(/\S+/gu)].flatMap(({ 0: word, index }) => {
    const shift = isQuoted ? from + typed.length - inside.length : from;
    return readTerms(word, shift + index);
  });
  const wanted = isExact ? terms.map((term) => (term.kind === 'word' ? { ...term, exact: true } : term)) : terms;
  lexemes.push({ kind: 'field', field, at, length: from - at });
  lexemes.push({ kind: 'open', at: from, length: 0 });
  lexemes.push({ kind: 'quote', terms: wanted, at: from, length: to - from });
  lexemes.push({ kind: 'close', at: to, length: 0 });
  const closing = isOpen ? (isQuoted ? '"' : ')') : '';
  const as = `${field}(${run}${closing})`;
  const whole = text.slice(at, to);
  const message = `“${shortenText(whole)}” was read as ${shortenText(as)}.`;
  notes.push({ kind: 'translation', at, length: to - at, from: whole, to: as, message });
  return to;
}

function translate({ text, notes }: Lexing, at: number, end: number, to: string, message: string): void {
  notes.push({ kind: 'translation', at, length: end - at, from: text.slice(at, end), to, message });
}

/** `title (x)` and `title: x`: the name is a word, which whoever typed it may not expect. */
function nameLooseField({ text, notes }: Lexing, piece: string, at: number): undefined {
  const end = at + piece.length;
  const isColon = piece.endsWith(':');
  const named = findField(isColon ? piece.slice(0, -1) : piece);
  if (!named || !(isColon ? /^\s+\S/u : /^\s+\(/u).test(text.slice(end))) return undefined;
  const { field } = named;
  const message = `“${piece}” was read as an ordinary word: a field search has no space behind its name, as in ${field}(x).`;
  notes.push({ kind: 'word', at, length: piece.length, from: piece, to: piece, message });
  return undefined;
}

/** Fields of other systems that are none here. */
const UNKNOWN: ReadonlySet<string> = new Set(
  (
    'abstract arbitrator attorney atty body cites claimant concurrence counsel country date dissent docket headline ' +
    'headnote hlead jurisdiction language lead name opinion publication respondent source subject syllabus ' +
    'synopsis topic year'
  ).split(' '),
);
/** A word, a colon and what is wanted, with no space; ECLI and addresses are written so, too. */
const NAMED = /^(?!(?:celex|doi|ecli|eu|https?|isbn|issn|urn):)(\p{L}{2,}):(?=["“”„‟«»＂\p{L}\p{N}])/iu;
const LONGEST_NAME = 30;

/** Says of what looks like a field search, and names a field that is none here, that it was read as words (OP-165). */
export function nameUnknownField(text: string, piece: string, at: number): string | undefined {
  const isGroup = UNKNOWN.has(piece.toLowerCase()) && text.charAt(at + piece.length) === '(';
  const name = isGroup ? piece : NAMED.exec(text.slice(at, at + LONGEST_NAME))?.[1];
  if (name === undefined || findField(name)) return undefined;
  return `“${name}” was read as an ordinary word: there is no such field. Fields are ${QUERY_FIELDS.join(', ')}, as in title(x); dates and places are filters.`;
}
