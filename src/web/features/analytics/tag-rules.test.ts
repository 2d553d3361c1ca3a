import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageId, RouteDefinition, RouteResolution } from '#domain/edition/route.ts';
import { isTagHost, listEvents, moduleOf, searchKey } from './tag-rules.ts';
import { waitForQuiet } from './wait-for-quiet.ts';
import { waitFor } from './wait-for.ts';

function routeTo(page: PageId, tracked: boolean): RouteDefinition {
  return { path: '/x', name: 'X', for: 'subscribers', outcome: { page }, breadcrumb: 'menu', tracked };
}

function open(page: PageId, tracked: boolean): RouteResolution {
  return { kind: 'page', route: routeTo(page, tracked), params: {} };
}

describe('the tag', () => {
  it('is carried by production hosts only (SH-004, SH-324, TL-127)', () => {
    const silent = ['alpha.ka.localhost', 'BETA.ka.localhost', 'test.kcl.localhost', 'staging.kipl.localhost'];
    expect(silent.filter(isTagHost)).toEqual([]);
    expect(['ka.localhost', 'law.example.org', 'testing.example.org'].filter((host) => !isTagHost(host))).toEqual([]);
  });

  it('names the module of the first subscription, else the site (SH-325, SH-326)', () => {
    const view = { siteId: 'KIPL', moduleCodes: { IPL: 'KIPL', MIP: 'KMIP', PL: 'KPAT', CT: 'KCT' } };
    expect(['IPL', 'MIP', 'PL', 'CT', 'GPL'].map((code) => moduleOf(view, [code]))).toEqual([
      'KIPL',
      'KMIP',
      'KPAT',
      'KCT',
      'KIPL',
    ]);
  });
});

describe('what is reported', () => {
  it('is a page where its route is tracked, and none where it is not (SH-319, SH-320)', () => {
    expect(listEvents(open('support', true), '/templates')).toEqual([{ type: 'page', url: '/templates' }]);
    expect(listEvents(open('document', false), '/document/a1')).toEqual([]);
    expect(listEvents({ kind: 'not-found' }, '/nowhere')).toEqual([]);
  });

  it('is a search with its address and words (SH-322, TL-125)', () => {
    const url = '/search?q=seat+AND+award&start=10';
    expect(listEvents(open('search', false), url)).toEqual([
      { type: 'Searches Regular', url, keywords: 'seat AND award' },
    ]);
    expect(listEvents(open('search', false), '/search')).toEqual([]);
  });

  it('is one search whatever page or order of its results is shown (SH-322)', () => {
    const key = searchKey('/search?q=seat&jurisdiction=France');
    expect(searchKey('/search?jurisdiction=France&q=seat&start=10&sortBy=title&sortOrder=asc')).toBe(key);
    expect(searchKey('/search?q=seat')).not.toBe(key);
    expect(searchKey('/awards?q=seat&jurisdiction=France')).not.toBe(key);
  });

  it('is a turnaway where the address is refused, with the document it names (TL-126)', () => {
    const refused = { kind: 'refused', route: routeTo('home', true), heldBy: [] } as const;
    expect(listEvents(refused, '/manual-ip')).toEqual([{ type: 'turnaway', url: '/manual-ip' }]);
    expect(listEvents(refused, '/document/case/c1/p1/award-1?searchTerm=x')).toEqual([
      { type: 'turnaway', url: '/document/case/c1/p1/award-1?searchTerm=x', article_id: 'award-1' },
    ]);
  });
});

describe('waiting for the subscription', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('tries up to five times more, a second apart, and then gives up (SH-321, CON-013)', async () => {
    const find = vi.fn<() => string | undefined>(() => undefined);
    const waiting = waitFor(find);
    await vi.advanceTimersByTimeAsync(4999);
    expect(find).toHaveBeenCalledTimes(5);
    await vi.advanceTimersByTimeAsync(1);
    await expect(waiting).resolves.toBeUndefined();
    expect(find).toHaveBeenCalledTimes(6);
  });

  it('ends as soon as it is known (SH-321)', async () => {
    const answers = [undefined, undefined, 'KA'];
    const waiting = waitFor(() => answers.shift());
    await vi.advanceTimersByTimeAsync(2000);
    await expect(waiting).resolves.toBe('KA');
  });
});

describe('waiting for quiet', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    const window = new EventTarget();
    for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
      vi.stubGlobal(name, window[name].bind(window));
    }
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('ends after a while, or at once when the page is left, so that nothing is lost', async () => {
    const isOver = vi.fn<() => void>();
    void waitForQuiet().then(isOver);
    await vi.advanceTimersByTimeAsync(399);
    expect(isOver).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver).toHaveBeenCalledTimes(1);
    void waitForQuiet().then(isOver);
    dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver).toHaveBeenCalledTimes(2);
  });
});
