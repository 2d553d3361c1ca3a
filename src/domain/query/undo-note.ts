import { applyNotes } from '#domain/query/apply-notes.ts';
import { lexQuery } from '#domain/query/lex-query.ts';
import { QUOTES } from '#domain/query/lexing.ts';
import { parseQuery, type ParsedQuery } from '#domain/query/parse-query.ts';
import { printQuery } from '#domain/query/print-query.ts';
import type { QueryEdit, QueryNote } from '#domain/query/query-error.ts';

const QUOTE = new RegExp(`[${QUOTES}]`, 'gu');
/** With what stands behind it. */
const QUOTATION = new RegExp(`^(=?[${QUOTES}].*[${QUOTES}])[^${QUOTES}]*$`, 'su');

/**
 * The whole query with one repair or translation taken back. A translated sign becomes the words it is made of, so that
 * it is searched like any other; where something was missing at one end, its counterpart at the other end goes or
 * comes. Undefined where the query has no other reading. `before` is the text as parsed, `note` one of its notes.
 */
export function undoNote(text: string, before: ParsedQuery, note: QueryNote): string | undefined {
  if (note.kind === 'word') return undefined;
  const edits = note.kind === 'translation' ? [undoTranslation(note)] : undoRepair(text, before, note);
  if (edits.length === 0) return undefined;
  // Single spaces, so that what goes leaves no gap; quoted words are read alike with one space or two.
  const undone = applyNotes(text, edits).replaceAll(/\s+/g, ' ');
  const after = parseQuery(undone);
  if (!after.ok || !before.tree || !after.tree) return undefined;
  const isAnotherReading = printQuery(before.tree) !== printQuery(after.tree);
  return isAnotherReading && countAlike(after.notes, note) < countAlike(before.notes, note) ? undone : undefined;
}

/** `/5` becomes the word 5, `w/5` two words, `&` no word at all; `word!` loses its sign, a quotation what stands behind. */
function undoTranslation({ at, length, from }: QueryNote): QueryEdit {
  const quotation = QUOTATION.exec(from)?.[1];
  if (quotation !== undefined) return { at, length, to: quotation };
  if (from.startsWith('BUT')) return { at, length, to: from.toLowerCase() };
  return { at, length, to: from.endsWith('!') ? from.slice(0, -1) : from.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim() };
}

function undoRepair(text: string, { notes }: ParsedQuery, note: QueryNote): QueryEdit[] {
  if (note.from === '' && note.to === '"') return removeAt(findLastQuote(text));
  if (note.from === '' && note.to.startsWith(')')) return findUnclosed(text).flatMap(removeAt);
  if (note.from === ')') return [{ at: findOpening(notes, note), length: 0, to: '(' }];
  return [];
}

function removeAt(at: number): QueryEdit[] {
  return at < 0 ? [] : [{ at, length: 1, to: '' }];
}

function findLastQuote(text: string): number {
  return [...text.matchAll(QUOTE)].at(-1)?.index ?? -1;
}

/** The opening parentheses for which closing ones were added at the end. */
function findUnclosed(text: string): number[] {
  const open: number[] = [];
  const unclosed: number[] = [];
  for (const { kind, at, length } of lexQuery(text).lexemes) {
    if (kind === 'open') open.push(at);
    if (kind !== 'close') continue;
    const opening = open.pop();
    if (length === 0 && opening !== undefined) unclosed.push(opening);
  }
  return unclosed;
}

/** Where the group of an ignored closing parenthesis may begin: at the start, or after the last one ignored before. */
function findOpening(notes: readonly QueryNote[], { at }: QueryNote): number {
  return (notes.findLast((note) => note.from === ')' && note.at < at)?.at ?? -1) + 1;
}

function countAlike(notes: readonly QueryNote[], { kind, from, to }: QueryNote): number {
  return notes.filter((note) => note.kind === kind && note.from === from && note.to === to).length;
}
