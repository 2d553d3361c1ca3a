import { expect, it } from 'vitest';
import { InputRefused } from './change-people.ts';
import { checkTerm, parseDay } from './contract-fields.ts';

it('A contract may last one day, or without end, and cannot end before it begins', () => {
  expect(() => checkTerm('2026-02-01', '2026-02-01')).not.toThrow();
  expect(() => checkTerm('2026-02-01', null)).not.toThrow();
  expect(() => checkTerm('2026-02-01', '2026-01-31')).toThrow(InputRefused);
});

it('A day is one that exists, written whole', () => {
  expect(['2024-02-29', '2026-02-29', '2026-2-1', '2026-02-01T00:00'].map(parseDay)).toEqual([
    '2024-02-29',
    undefined,
    undefined,
    undefined,
  ]);
});
