import { lexQuery } from '#domain/search/lex-query.ts';
import { parseQuery } from '#domain/search/parse-query.ts';
import { printQuery } from '#domain/search/print-query.ts';
import type { QueryEdit, QueryNote } from '#domain/search/query-error.ts';

const QUOTE = /["“”„‟«»＂]/gu;

/**
 * The whole query with one repair or translation taken back. A translated sign becomes the words it is made of, so that
 * it is searched like any other; where something was missing at one end, its counterpart at the other end goes or
 * comes. Undefined where the query has no other reading.
 */
export function undoNote(text: string, note: QueryNote): string | undefined {
  const edits = note.kind === 'translation' ? [undoTranslation(note)] : undoRepair(text, note);
  if (edits.length === 0) return undefined;
  const undone = makeEdits(text, edits);
  const before = parseQuery(text);
  const after = parseQuery(undone);
  if (!before.ok || !after.ok || !before.tree || !after.tree) return undefined;
  const isAnotherReading = printQuery(before.tree) !== printQuery(after.tree);
  return isAnotherReading && countAlike(after.notes, note) < countAlike(before.notes, note) ? undone : undefined;
}

/** `/5` becomes the word 5, `w/5` two words, `&` no word at all; `word!` loses its sign. */
function undoTranslation({ at, length, from }: QueryNote): QueryEdit {
  return { at, length, to: from.endsWith('!') ? from.slice(0, -1) : from.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim() };
}

function undoRepair(text: string, note: QueryNote): QueryEdit[] {
  if (note.from === '' && note.to === '"') return removeAt(findLastQuote(text));
  if (note.from === '' && note.to.startsWith(')')) return findUnclosed(text).flatMap(removeAt);
  if (note.from === ')') return [{ at: findOpening(text, note), length: 0, to: '(' }];
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
function findOpening(text: string, { at }: QueryNote): number {
  const earlier = lexQuery(text).notes.filter((note) => note.from === ')' && note.at < at);
  return (earlier.at(-1)?.at ?? -1) + 1;
}

/** Single spaces, so that what goes leaves no gap; quoted words are read alike with one space or two. */
function makeEdits(text: string, edits: readonly QueryEdit[]): string {
  let changed = text;
  for (const { at, length, to } of edits.toSorted((one, other) => other.at - one.at)) {
    changed = changed.slice(0, at) + to + changed.slice(at + length);
  }
  return changed.replaceAll(/\s+/g, ' ').trim();
}

function countAlike(notes: readonly QueryNote[], { kind, from, to }: QueryNote): number {
  return notes.filter((note) => note.kind === kind && note.from === from && note.to === to).length;
}
