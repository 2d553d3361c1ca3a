import { expect, test } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { listPreloads, renderPreloads, type Manifest } from './route-preloads.ts';

const MANIFEST: Manifest = {
  'index.html': { file: 'assets/main.js', isEntry: true, imports: ['_shared.js'], css: ['assets/main.css'] },
  '_shared.js': { file: 'assets/shared.js' },
  '_page.js': { file: 'assets/page.js', imports: ['_shared.js', '_search-bar.js'], css: ['assets/page.css'] },
  '_search-bar.js': { file: 'assets/search-bar.js', imports: ['_page.js'] },
  'routes/search.tsx': { file: 'assets/search.js', imports: ['_page.js', 'index.html'], css: ['assets/search.css'] },
};

test('A page is given the files of its chunk and of what that imports, without those of the application', () => {
  expect(listPreloads(MANIFEST, 'search')).toEqual([
    '/assets/search.js',
    '/assets/search.css',
    '/assets/page.js',
    '/assets/page.css',
    '/assets/search-bar.js',
  ]);
});

test('A page without a chunk of its own is given nothing', () => {
  expect(listPreloads(MANIFEST, 'nowhere')).toEqual([]);
  expect(listPreloads({}, 'search')).toEqual([]);
});

test('An address is given the links of the page it shows to this visitor, and none where it leads elsewhere', () => {
  const links = renderPreloads(MANIFEST, EDITIONS.KA, ['KAPP'], '/search?q=seat');
  expect(links).toContain('<link rel="modulepreload" crossorigin href="/assets/search.js">');
  expect(links).toContain('<link rel="stylesheet" crossorigin href="/assets/search.css">');
  expect(renderPreloads(MANIFEST, EDITIONS.KA, [], '/search')).toBe('');
  expect(renderPreloads(MANIFEST, EDITIONS.KA, ['KAPP'], '/no/such/page')).toBe('');
});
