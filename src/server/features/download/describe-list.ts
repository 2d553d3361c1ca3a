import type { SearchQuery } from '#contract/search.ts';
import type { Edition } from '#domain/edition/edition.ts';
import { findMode } from '#domain/edition/find-mode.ts';
import { describeChoices } from '#domain/search/describe-choices.ts';
import { textOf } from '#domain/search/search-state.ts';
import type { Facts } from '#server/ports/document-renderer.ts';

interface ListOrigin {
  readonly edition: Edition;
  readonly endpoint: string;
  readonly query: SearchQuery;
  /** The query in plain English; undefined without one. */
  readonly understood: string | undefined;
  /** How many results the search has. */
  readonly total: number;
  readonly rows: number;
  readonly isSelection: boolean;
  /** Of the library that was searched. */
  readonly corpusVersion: number;
  readonly made: Facts;
}

const whole = new Intl.NumberFormat('en-GB');

/** What stands above the rows of a list: the search as typed and as understood, its filters, its size, when and where. */
export function describeList(list: ListOrigin): Facts {
  const { edition, endpoint, query } = list;
  const mode = findMode(edition, endpoint, query.mode);
  const typed = textOf(query).trim();
  return [
    ['Query', typed === '' ? 'None: everything' : typed],
    ...(list.understood === undefined ? [] : [['Understood as', list.understood] as const]),
    ['Searched in', mode === undefined || mode.id === 'default' ? 'All content' : mode.title],
    ['Filters', describeChoices(edition, mode, query).join('; ') || 'None'],
    ['Results', describeSize(list)],
    ...list.made,
    ['Library version', whole.format(list.corpusVersion)],
  ];
}

function describeSize({ rows, total, isSelection }: ListOrigin): string {
  const all = whole.format(total);
  if (isSelection) return `${whole.format(rows)} selected of ${all}`;
  return rows < total ? `The first ${whole.format(rows)} of ${all}` : all;
}
