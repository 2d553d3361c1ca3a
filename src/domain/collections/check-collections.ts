import type { Collection } from './collection.ts';
import { listPaths } from './entry.ts';
import type { Table } from './table.ts';

/** What is wrong with definitions, in words that name the place; nothing where they hold. */
export function checkCollections(collections: readonly Collection[]): string[] {
  const tables = collections.flatMap(({ table = [], tables: more = [] }) => [table, more].flat());
  return [
    ...listTwice(collections.map(({ id }) => id)).map((id) => `two collections are called ${id}`),
    ...listTwice(tables.map(({ id }) => id)).map((id) => `two tables are called ${id}`),
    ...listTwice(collections.flatMap(({ list, entry }) => [list.path, entry?.path ?? []].flat())).map(
      (path) => `two calls have the path ${path}`,
    ),
    ...collections.flatMap(checkCollection),
  ];
}

function checkCollection(collection: Collection): string[] {
  const { id, fields, help, palette, counts, feed, list, table, screen } = collection;
  const says = (reason: string) => `collection ${id}: ${reason}`;
  const types: readonly unknown[] = Object.values(fields);
  const named = [
    ...(table ? listColumnPaths(table) : []),
    ...(screen?.filters ?? []).map(({ field }) => field),
    ...(counts ? [counts.by] : []),
  ];
  const known = (path: string) => Object.hasOwn(fields, path.split('.')[0] ?? '') || path === list.groupedBy;
  return [
    ...(help === '' ? [says('no words for the help')] : []),
    ...(palette.some((words) => words.trim() !== '') ? [] : [says('no words for the palette')]),
    ...(Object.hasOwn(fields, 'id') || screen?.drawnBy !== undefined ? [] : [says('entries have no id')]),
    ...(types.includes('counted') && !counts && !('rule' in feed) ? [says('nothing says what is counted')] : []),
    ...(types.includes('address') && collection.entryPage === undefined ? [says('entries have no page')] : []),
    ...listUnknown(collection).map((path) => says(`no field of its entry is called ${path}`)),
    ...('order' in feed && feed.order.length === 0 ? [says('its records have no order')] : []),
    ...[...new Set(named)].filter((path) => !known(path)).map((path) => says(`no field is called ${path}`)),
  ];
}

/** What the page of an entry names that its entries do not have. */
function listUnknown({ entry }: Collection): string[] {
  if (!entry?.screen) return [];
  const { title, lead = [], about = [], facts } = entry.screen;
  const named = [
    ...listPaths(`${title} ${facts.label}`),
    ...('drawnBy' in lead ? [] : lead),
    ...about,
    ...facts.of.map(({ value }) => value),
  ];
  return named.filter((path) => !Object.hasOwn(entry.fields, path.split('.')[0] ?? ''));
}

function listColumnPaths({ columns }: Table): string[] {
  return columns.flatMap(({ value, words = '', said = '', link, below, otherwise }) => [
    ...(value.includes('{') ? listPaths(value) : [value]),
    ...listPaths(words),
    ...listPaths(said),
    ...(link === undefined ? [] : link.startsWith('/') ? listPaths(link) : [link]),
    ...(below ? [below.value, below.link] : []),
    ...(otherwise ? [otherwise.where] : []),
  ]);
}

function listTwice(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}
