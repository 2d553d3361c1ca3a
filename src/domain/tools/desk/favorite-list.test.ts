import { describe, expect, it } from 'vitest';
import { isAmongFavorites, sortFavorites, type SortedFavorite } from './favorite-list.ts';
import { fixedOrder, startOrder, type FavoriteSort } from './favorite-sorts.ts';

function favorite(rest: Partial<SortedFavorite>): SortedFavorite {
  const said = { title: '', date: null, court: null, note: '', reviewDate: null };
  return { ...said, jurisdictions: [], topics: [], addedDate: '2026-01-01T00:00:00.000Z', ...rest };
}

describe('a favorite', () => {
  const remedies = favorite({ jurisdictions: ['Türkiye', 'France'], topics: ['Mergers > Remedies'] });

  it.each([
    [[], [], true],
    [['France'], [], true],
    [['france'], ['Mergers'], true],
    [['TUR'], [], false],
    [['Turkey'], [], true],
    [['TR'], [], true],
    [['Spain'], ['Mergers'], false],
    [['Spain', 'France'], ['Cartels', 'Mergers > Remedies > Divestiture'], true],
    [['France'], ['Mergersport'], false],
    [[], ['Mergers > Control'], false],
    [[], ['Remedies'], false],
  ])(
    'is shown for the jurisdictions %j and the topics %j: %s (SR-206, SR-207, SR-208, OP-126)',
    (jurisdictions, topics, isShown) => {
      expect(isAmongFavorites(remedies, { jurisdictions, topics })).toBe(isShown);
    },
  );
});

describe('favorites', () => {
  const [one, two, three] = [
    favorite({ jurisdictions: ['belgium'], addedDate: '2026-01-03T00:00:00.000Z', reviewDate: '2024' }),
    favorite({ jurisdictions: ['Austria'], addedDate: '2026-01-02T00:00:00.000Z', reviewDate: '2025-03-01' }),
    favorite({ addedDate: '2026-01-01T00:00:00.000Z' }),
  ] as const;
  const list = [one, two, three];

  it('sort by each column of the table, in either direction, with what has no value last (OP-184)', () => {
    const rows = [
      favorite({ title: 'zephyr', date: '2019-03', court: 'high court', note: 'b' }),
      favorite({ title: 'Anchor', date: '2019-03-12', court: 'Court of Appeal' }),
      favorite({ title: 'mast', note: 'A' }),
    ];
    const titles = (sortBy: FavoriteSort, order: 'asc' | 'desc') =>
      sortFavorites(rows, sortBy, order).map(({ title }) => title);
    expect(titles('Title', 'asc')).toEqual(['Anchor', 'mast', 'zephyr']);
    expect(titles('Date', 'asc')).toEqual(['zephyr', 'Anchor', 'mast']);
    expect(titles('Date', 'desc')).toEqual(['Anchor', 'zephyr', 'mast']);
    expect(titles('Court', 'asc')).toEqual(['Anchor', 'zephyr', 'mast']);
    expect(titles('Note', 'desc')).toEqual(['zephyr', 'mast', 'Anchor']);
    const cited = [
      favorite({ title: 'zephyr', citation: 'Anna Abel, ‘zephyr’' }),
      favorite({ title: 'Anchor', citation: '‘Berth’ 3' }),
      favorite({ title: 'A mast' }),
    ];
    expect(sortFavorites(cited, 'Citation', 'asc').map(({ title }) => title)).toEqual(['A mast', 'zephyr', 'Anchor']);
  });

  it('sort by date from the latest, by anything else from A whatever the letter case (SR-209, SR-210)', () => {
    expect(sortFavorites(list, 'AddedDate', fixedOrder('AddedDate'))).toEqual([one, two, three]);
    expect(sortFavorites(list, 'ReviewDate', fixedOrder('ReviewDate'))).toEqual([two, one, three]);
    expect(sortFavorites(list, 'Jurisdiction', fixedOrder('Jurisdiction'))).toEqual([two, one, three]);
    expect(fixedOrder('Topic')).toBe('asc');
  });

  it('sort in the other direction, too, and those without a value stay last', () => {
    expect(sortFavorites(list, 'AddedDate', 'asc')).toEqual([three, two, one]);
    expect(sortFavorites(list, 'Jurisdiction', 'desc')).toEqual([one, two, three]);
  });

  it('start descending by the day they were added and ascending by all else (SR-203)', () => {
    expect((['AddedDate', 'Jurisdiction', 'Topic', 'ReviewDate'] as const).map(startOrder)).toEqual([
      'desc',
      'asc',
      'asc',
      'asc',
    ]);
  });
});
