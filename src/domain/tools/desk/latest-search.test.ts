import { describe, expect, it } from 'vitest';
import { isAmong, keepLatestSearches, keyOfAddress, LATEST_SEARCHES_KEPT, type KeptSearch } from './latest-search.ts';
import { isSitePath } from './site-path.ts';

function search(id: string, url: string, minute: number, edition: KeptSearch['edition'] = 'KA'): KeptSearch {
  const addedDate = new Date(Date.UTC(2026, 0, 5, 9, minute)).toISOString();
  return { id, edition, title: id, url, search: null, topics: [], countries: [], addedDate };
}

const ids = (searches: readonly KeptSearch[]) => searches.map(({ id }) => id);

describe('latest searches', () => {
  it('stand newest first, twenty of each edition (OP-85, SR-222)', () => {
    const own = Array.from({ length: 23 }, (_, index) => search(`a${index}`, `/search?q=${index}`, index));
    const elsewhere = search('other', '/search?q=1', 0, 'KCL');
    const kept = keepLatestSearches([...own, elsewhere]);
    expect(kept).toHaveLength(LATEST_SEARCHES_KEPT + 1);
    expect(ids(kept).slice(0, 2)).toEqual(['a22', 'a21']);
    expect(ids(kept)).not.toContain('a2');
    expect(ids(kept)).toContain('other');
  });

  it('move up under their id when they are made again, whatever page of results was open (OP-85)', () => {
    const kept = keepLatestSearches([
      search('first', '/search?q=consent&start=10', 1),
      search('second', '/search?q=seat', 2),
      search('again', '/search?q=consent&resultsPerPage=50', 3),
    ]);
    expect(ids(kept)).toEqual(['first', 'second']);
    expect(kept[0]).toMatchObject({ url: '/search?q=consent&resultsPerPage=50', title: 'again' });
  });

  it('are the same only with the same address on the same edition', () => {
    expect(keepLatestSearches([search('a', '/search?q=a', 1), search('b', '/search?q=a', 2, 'KCL')])).toHaveLength(2);
    expect(keyOfAddress('/search?q=a&start=20&resultsPerPage=25#top')).toBe(keyOfAddress('/search?q=a'));
    expect(keyOfAddress('/search')).toBe(keyOfAddress('/search?start=10'));
    expect(keyOfAddress('/search?q=a&topic=B&topic=A')).toBe(keyOfAddress('/search?topic=A&q=a&topic=B'));
    expect(keyOfAddress('/search?q=a')).not.toBe(keyOfAddress('/books?q=a'));
    expect(keyOfAddress('/search?q=a')).not.toBe(keyOfAddress('/search?q=a&titleOnly=true'));
    expect(keyOfAddress('/search?q=start')).not.toBe(keyOfAddress('/search?q=stop'));
  });

  it('are narrowed to any of the topics and any of the countries asked for (SR-220)', () => {
    const kept = { topics: ['Procedure > Seat'], countries: ['France', 'Spain'] };
    expect(isAmong(kept, { topics: [], countries: [] })).toBe(true);
    expect(isAmong(kept, { topics: [], countries: ['Peru', 'Spain'] })).toBe(true);
    expect(isAmong(kept, { topics: ['Procedure > Seat'], countries: ['Peru'] })).toBe(false);
    expect(isAmong(kept, { topics: ['Costs'], countries: ['France'] })).toBe(false);
  });

  it('lead to a path of this site and nowhere else (SR-222)', () => {
    expect(isSitePath('/search?q=a%20b')).toBe(true);
    for (const text of [
      '',
      'search',
      '//other.example/',
      '/\\other.example',
      'https://other.example/',
      '/a b',
      '/a\n',
    ]) {
      expect(isSitePath(text), JSON.stringify(text)).toBe(false);
    }
  });
});
