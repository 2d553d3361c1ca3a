import { expect, it } from 'vitest';
import type { EditionView } from '#contract/edition-view.ts';
import { findModeAt } from './edition-view.ts';

const view = {
  modes: [
    { id: 'default', path: '/search' },
    { id: 'books', path: '/books' },
    { id: 'unitary-patent', path: '/search' },
  ],
} as unknown as EditionView;

const modeAt = (path: string, search = ''): string | undefined => findModeAt(view, path, search)?.id;

it('A search page is that of its path, or of the mode its address names among those of the path (SH-234)', () => {
  expect(modeAt('/search')).toBe('default');
  expect(modeAt('/search', '?q=a&mode=unitary-patent')).toBe('unitary-patent');
  expect(modeAt('/search', '?mode=Unitary-Patent')).toBe('unitary-patent');
  expect(modeAt('/books', '?mode=unitary-patent')).toBe('books');
  expect(modeAt('/elsewhere')).toBeUndefined();
});

it('A name that no mode of the path has is left to the server to refuse (ERR-012)', () => {
  expect(modeAt('/search', '?mode=nonsense')).toBe('default');
  expect(modeAt('/search', '?mode=books')).toBe('default');
});
