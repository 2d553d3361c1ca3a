import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Unexpected console output fails a test: whoever expects a warning takes it with a spy of its own. */
const LEVELS = ['error', 'warn'] as const;

beforeEach(() => {
  for (const level of LEVELS) vi.spyOn(console, level);
});

afterEach(() => {
  for (const level of LEVELS) {
    const calls = vi.isMockFunction(console[level]) ? vi.mocked(console[level]).mock.calls : [];
    vi.mocked(console[level]).mockRestore?.();
    expect(calls, `console.${level} was called`).toEqual([]);
  }
});
