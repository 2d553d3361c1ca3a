import { applyNotes } from '#domain/query/apply-notes.ts';
import { EMPTY_FORM, type QueryForm } from '#domain/query/build-query.ts';
import { QUOTES } from '#domain/query/lexing.ts';
import { parseQuery } from '#domain/query/parse-query.ts';
import type { QueryField } from '#domain/query/query-field.ts';
import type { FieldNode, NearNode, QueryNode } from '#domain/query/query-tree.ts';
import { isLeaf } from '#domain/query/visit-leaves.ts';

type Box = Exclude<keyof QueryForm, 'distance' | 'fields'>;

/** A form being filled from a query; `text` is the query as it was read. */
interface Filling {
  readonly text: string;
  readonly boxes: Record<Box, string>;
  readonly fields: Partial<Record<QueryField, string>>;
  distance: number;
}

const QUOTED = new RegExp(`^[${QUOTES}](.*)[${QUOTES}]$`, 's');

/** The form that says what a query says; undefined where the query has a shape that the form has not. */
export function readQueryForm(query: string): QueryForm | undefined {
  const typed = parseQuery(query);
  if (!typed.ok) return undefined;
  if (!typed.tree) return EMPTY_FORM;
  // Repairs and translations move the places in the text.
  const text = applyNotes(query, typed.notes);
  const parsed = parseQuery(text);
  if (!parsed.ok || !parsed.tree) return undefined;
  const { distance, fields, ...boxes } = EMPTY_FORM;
  const filling: Filling = { text, boxes: { ...boxes }, fields: { ...fields }, distance };
  return fill(filling, parsed.tree)
    ? { ...filling.boxes, distance: filling.distance, fields: filling.fields }
    : undefined;
}

function fill(filling: Filling, tree: QueryNode): boolean {
  if (tree.kind !== 'not') return fillKept(filling, tree);
  const excluded = tree.exclude.kind === 'or' ? tree.exclude.children : [tree.exclude];
  if (!excluded.every(isLeaf)) return false;
  put(filling, 'none', excluded);
  return fillKept(filling, tree.keep);
}

function fillKept(filling: Filling, tree: QueryNode): boolean {
  const parts = tree.kind === 'and' ? tree.children : [tree];
  return parts.every((part) => fillPart(filling, part));
}

function fillPart(filling: Filling, part: QueryNode): boolean {
  const { boxes } = filling;
  if (part.kind === 'or') {
    if (boxes.any !== '' || !part.children.every(isLeaf)) return false;
    put(filling, 'any', part.children);
    return true;
  }
  if (part.kind === 'near') {
    const chain = listChain(part);
    if (boxes.near !== '' || !chain) return false;
    put(filling, 'near', chain);
    filling.distance = part.distance;
    return true;
  }
  if (part.kind === 'field') return putField(filling, part);
  if (!isLeaf(part)) return false;
  const words = QUOTED.exec(itemOf(filling, part))?.[1];
  if (words !== undefined && boxes.phrase === '') boxes.phrase = words.trim();
  else put(filling, 'all', [part]);
  return true;
}

/** What stands in the parentheses of a field search, as typed; each field once. */
function putField({ text, fields }: Filling, { field, at, length }: FieldNode): boolean {
  if (fields[field] !== undefined) return false;
  fields[field] = text.slice(text.indexOf('(', at) + 1, at + length - 1).trim();
  return true;
}

/** What a chain of NEAR joins, where each has the same distance and joins nothing but words and phrases. */
function listChain(node: NearNode): readonly QueryNode[] | undefined {
  if (!isLeaf(node.right)) return undefined;
  if (isLeaf(node.left)) return [node.left, node.right];
  if (node.left.kind !== 'near' || node.left.distance !== node.distance) return undefined;
  const before = listChain(node.left);
  return before && [...before, node.right];
}

function put(filling: Filling, box: Box, leaves: readonly QueryNode[]): void {
  const items = leaves.map((leaf) => itemOf(filling, leaf));
  filling.boxes[box] = [filling.boxes[box], ...items].filter((item) => item !== '').join(' ');
}

/** A word or phrase as typed; a phrase of bare words in quotation marks. */
function itemOf({ text }: Filling, { at, length }: QueryNode): string {
  const typed = text.slice(at, at + length);
  const words = QUOTED.exec(typed)?.[1];
  if (words !== undefined) return `"${words}"`;
  return /\s/.test(typed) && !typed.startsWith('=') ? `"${typed}"` : typed;
}
