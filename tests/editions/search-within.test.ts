import { describe, expect, it } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { presentEdition, type Showing } from '#server/http/present-edition.ts';
import { isFeatureLocked } from '#web/app/locked-features.ts';

const showing: Showing = {
  switch: [],
  today: '2026-01-01',
  host: { name: 'localhost', isTrial: false, isStandalone: true },
  tag: null,
};

describe('the filter group searchwithin', () => {
  it.each([
    ['KA', ['Profile Navigator', 'Practical Insights', 'Relationship data']],
    ['KIPL', ['Manual IP']],
    ['KCL', []],
  ] as const)('holds on %s the switches %j (SH-028)', (edition, names) => {
    const { searchWithin } = presentEdition(EDITIONS[edition], showing);
    expect(searchWithin.map(({ name }) => name)).toEqual(names);
  });

  it('is locked for the arbitration subscription and for no fuller one, nor on the other editions (SH-026, SH-027)', () => {
    const isLocked = (edition: keyof typeof EDITIONS, code: string) =>
      isFeatureLocked(presentEdition(EDITIONS[edition], showing), [code], 'searchwithin');
    expect(['KA', 'YB', 'KAPP', 'DEFAULT'].map((code) => isLocked('KA', code))).toEqual([true, true, false, false]);
    expect(['IPL', 'MIP', 'DEFAULT'].some((code) => isLocked('KIPL', code))).toBe(false);
    expect(isLocked('KCL', 'DEFAULT')).toBe(false);
  });
});
