import { FAVORITE_SORTS, type FavoriteSort } from '#domain/tools/desk/favorite-sorts.ts';

/** What the page of favorites of the manual shows. */
export interface ManualState {
  readonly tab: 'Document' | 'Search';
  readonly sortBy: FavoriteSort;
  /** Name of a jurisdiction, name of a topic, id of a convention; '' is any. */
  readonly jurisdiction: string;
  readonly topic: string;
  readonly convention: string;
}

export const FIRST_MANUAL: ManualState = {
  tab: 'Document',
  sortBy: 'Jurisdiction',
  jurisdiction: '',
  topic: '',
  convention: '',
};

/** What the page shows as the query of its address; empty for what it shows at first. */
export function printManualAddress({ tab, sortBy, jurisdiction, topic, convention }: ManualState): string {
  const pairs = [
    ['kind', tab, FIRST_MANUAL.tab],
    ['jurisdiction', jurisdiction, ''],
    ['topic', topic, ''],
    ['convention', convention, ''],
    ['sort', sortBy, FIRST_MANUAL.sortBy],
  ].flatMap(([name = '', value = '', first]) => (value === first ? [] : [[name, value]]));
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

/** The way back; what an address says that the page does not know is left out. */
export function readManualAddress(search: string): ManualState {
  const address = new URLSearchParams(search);
  const tab = address.get('kind') === 'Search' ? 'Search' : 'Document';
  const sortBy = FAVORITE_SORTS.find((sort) => sort === address.get('sort'));
  const convention = address.get('convention') ?? '';
  return {
    tab,
    // Searches have no review date (SR-215).
    sortBy: sortBy === undefined || (tab === 'Search' && sortBy === 'ReviewDate') ? FIRST_MANUAL.sortBy : sortBy,
    // A convention stands for its members: one or the other is chosen.
    jurisdiction: convention === '' ? (address.get('jurisdiction') ?? '') : '',
    topic: address.get('topic') ?? '',
    convention,
  };
}

/** The state after a choice; another tab begins with the jurisdictions again (SR-191). */
export function changeManual(former: ManualState, change: Partial<ManualState>): ManualState {
  return { ...former, ...change, ...('tab' in change ? { sortBy: FIRST_MANUAL.sortBy } : {}) };
}
