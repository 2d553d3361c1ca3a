import { afterEach, expect, test, vi } from 'vitest';
import { ChunkError, loadModule, LONGEST_LOAD } from './load-module.ts';

afterEach(() => vi.useRealTimers());

test('A chunk that is there is answered', async () => {
  await expect(loadModule('manual-ip', async () => 'page')).resolves.toBe('page');
});

test('A chunk that fails raises an error with its name (SH-196, ERR-025)', async () => {
  const failure = loadModule('manual-ip', () => Promise.reject(new TypeError('gone')));
  await expect(failure).rejects.toThrow('Loading chunk manual-ip failed.');
  await expect(failure).rejects.toBeInstanceOf(ChunkError);
});

test('A chunk that takes longer than 120 s raises an error with its name (SH-196, CON-030)', async () => {
  vi.useFakeTimers();
  expect(LONGEST_LOAD).toBe(120_000);
  const failure = loadModule('market-definitions-locator', () => new Promise<never>(() => {}));
  const answer = expect(failure).rejects.toThrow('market-definitions-locator took longer than 120 seconds');
  await vi.advanceTimersByTimeAsync(LONGEST_LOAD);
  await answer;
});

test('A chunk that comes in time leaves no timer behind', async () => {
  vi.useFakeTimers();
  await loadModule('manual-ip', async () => 'page');
  expect(vi.getTimerCount()).toBe(0);
});
