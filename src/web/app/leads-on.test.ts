import { expect, it } from 'vitest';
import { KA_VIEW } from '#tests/support/edition-view.ts';
import { leadsOn } from './leads-on.ts';

it('A link of a banner stands where it leads on, and not where it would lead to a refusal (SH-274)', () => {
  const of = (codes: readonly ('KA' | 'YB' | 'IHB')[], isSignedIn = true) => ({ codes, isSignedIn });
  expect(leadsOn(KA_VIEW, of(['KA']), '/bits?party=Chile')).toBe(true);
  expect(leadsOn(KA_VIEW, of(['YB']), '/bits?party=Chile')).toBe(false);
  expect(leadsOn(KA_VIEW, of(['IHB']), '/bits')).toBe(false);
  expect(leadsOn(KA_VIEW, of([]), '/bits')).toBe(false);
  // Whoever is not signed in can do that there.
  expect(leadsOn(KA_VIEW, of([], false), '/bits')).toBe(true);
  expect(leadsOn(KA_VIEW, of([]), 'https://elsewhere.example/bits')).toBe(true);
  expect(leadsOn(KA_VIEW, of([]), '/policy/privacy')).toBe(true);
});
