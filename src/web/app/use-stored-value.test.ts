import { afterEach, expect, test, vi } from 'vitest';
import { readStoredValue, writeStoredValue } from './use-stored-value.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('A preference that could not be stored lasts as long as the page, and no longer than the next that could', () => {
  const stored = new Map<string, string>();
  const setItem = vi.fn<Storage['setItem']>((key, value) => void stored.set(key, value));
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem });
  setItem.mockImplementationOnce(() => {
    throw new Error('The quota has been exceeded.');
  });
  writeStoredValue('size', 'large');
  expect(readStoredValue('size', 'regular')).toBe('large');
  writeStoredValue('size', 'small');
  expect(readStoredValue('size', 'regular')).toBe('small');
  // As another window stores it.
  stored.set('size', 'huge');
  expect(readStoredValue('size', 'regular')).toBe('huge');
});
