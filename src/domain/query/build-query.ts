import { applyNotes } from '#domain/query/apply-notes.ts';
import { QUOTES } from '#domain/query/lexing.ts';
import { QUERY_FIELDS, type QueryField } from '#domain/query/query-field.ts';
import { reachOfRun } from '#domain/query/reach-of-run.ts';
import { parseQuery } from '#domain/query/parse-query.ts';
import { findOperator, translateConnector } from '#domain/query/translate-connector.ts';

/** A query as a form without operators. Words stand as typed, apart by spaces; what is in quotation marks is one. */
export interface QueryForm {
  /** Each of them. */
  readonly all: string;
  /** Side by side, in this order. */
  readonly phrase: string;
  /** At least one of them. */
  readonly any: string;
  /** None of them. */
  readonly none: string;
  /** Each at most `distance` words from the one before. */
  readonly near: string;
  readonly distance: number;
  /** What is asked for in single fields, each as an expression of its own; a field without one is absent. */
  readonly fields: Readonly<Partial<Record<QueryField, string>>>;
}

export const EMPTY_FORM: QueryForm = { all: '', phrase: '', any: '', none: '', near: '', distance: 5, fields: {} };

const ITEMS = new RegExp(`=?[${QUOTES}][^${QUOTES}]*[${QUOTES}]?|[^\\s${QUOTES}]+`, 'gu');
const ANY_QUOTE = new RegExp(`[${QUOTES}]`, 'gu');

/**
 * The expression that says what the form says, '' for an empty one. It can always be read, but for a wildcard on too few
 * letters and a form that only leaves out: of those `parseQuery` gives the reason.
 */
export function buildQuery(form: QueryForm): string {
  const any = listItems(form.any);
  const none = listItems(form.none);
  const kept = [...listItems(form.all), ...listItems(`"${form.phrase.replaceAll(ANY_QUOTE, ' ')}"`)];
  const near = listItems(form.near);
  if (near.length > 0) kept.push(near.join(` NEAR${form.distance} `));
  const fields = QUERY_FIELDS.flatMap((field) => writeField(field, form.fields[field] ?? ''));
  const isAlone = kept.length + none.length + fields.length === 0;
  if (any.length > 0) kept.push(any.length === 1 || isAlone ? any.join(' OR ') : `(${any.join(' OR ')})`);
  kept.push(...fields);
  const query = [kept.join(' AND '), ...none.map((item) => `NOT ${item}`)];
  return query.filter((part) => part !== '').join(' ');
}

/** Nothing where the box has no word; an expression that cannot be read stays, so that the reader is told why. */
function writeField(field: QueryField, text: string): readonly string[] {
  const parsed = parseQuery(text);
  if (parsed.ok && parsed.tree) return [`${field}(${applyNotes(text, parsed.notes)})`];
  return /[\p{L}\p{N}]/u.test(text) ? [`${field}(${text.trim()})`] : [];
}

/** The words and phrases of a box, each as it can stand between operators. */
function listItems(text: string): readonly string[] {
  return [...text.matchAll(ITEMS)].flatMap(({ 0: typed, index }) => {
    const isQuoted = typed.slice(0, 2).search(ANY_QUOTE) >= 0;
    return (isQuoted ? [quote(typed)] : listRuns(text, typed, index).map(writeWord)).flatMap(keepReadable);
  });
}

/** What stands between parentheses; those around the number of a paragraph belong to the word before them. */
function listRuns(text: string, typed: string, at: number): readonly string[] {
  let last = at;
  return [...typed.matchAll(/[^()]+/g)].flatMap(({ 0: run, index }) => {
    if (at + index < last) return [];
    const { end, isOpen } = reachOfRun(text, run, at + index);
    last = end;
    return [`${text.slice(at + index, end)}${isOpen ? ')' : ''}`];
  });
}

/** A word that would be an operator between others is a word all the same in quotation marks. */
function writeWord(word: string): string {
  return findOperator(word) || translateConnector(word) ? `"${word}"` : word;
}

function quote(typed: string): string {
  const sign = typed.startsWith('=') ? '=' : '';
  const words = typed.slice(sign.length).replaceAll(ANY_QUOTE, ' ').replaceAll(/\s+/g, ' ').trim();
  return `${sign}"${words}"`;
}

/** Signs without a letter or digit say nothing; a wildcard that cannot be searched stays, so that the reader is told. */
function keepReadable(item: string): readonly string[] {
  if (item === '') return [];
  const parsed = parseQuery(item);
  if (parsed.ok) return parsed.tree ? [item] : [];
  return /[*?]/.test(item) && /[\p{L}\p{N}]/u.test(item) ? [item] : [];
}
