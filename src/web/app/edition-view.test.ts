import { expect, it } from 'vitest';
import { KA_VIEW } from '#tests/support/edition-view.ts';
import { defaultMode, findModeAt } from './edition-view.ts';

const MODES = [
  { id: 'default', path: '/search' },
  { id: 'books', path: '/books' },
  { id: 'unitary-patent', path: '/search' },
];
const view = { ...KA_VIEW, modes: MODES.map((mode) => ({ ...defaultMode(KA_VIEW), ...mode })) };

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
