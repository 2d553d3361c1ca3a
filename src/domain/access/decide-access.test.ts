import { describe, expect, it } from 'vitest';
import { decideAccess, nameSubscriptions } from './decide-access.ts';
import { listEffectiveCodes, type AccessCode, type SubscriptionDefinition } from './subscription-code.ts';

const subscriptions: readonly SubscriptionDefinition[] = [
  { code: 'KAPP', name: 'Practice Plus', reduced: false, publications: [] },
  { code: 'KA', name: 'Arbitration', reduced: false, publications: [] },
  { code: 'YB', name: 'Yearbook', reduced: true, publications: ['yearbook'] },
];

const decide = (codes: readonly AccessCode[], named: readonly string[] = [], publication?: string) =>
  decideAccess(subscriptions, codes, { id: 'award-1', subscriptions: named, publication });

describe('access to a document', () => {
  it('needs a code, and any full one opens a document that names none (SH-015)', () => {
    expect(decide([])).toEqual({ isOpen: false, heldBy: ['KAPP', 'KA'] });
    expect(decide(['KA']).isOpen).toBe(true);
    expect(decide(['YB']).isOpen).toBe(false);
  });

  it('is left to the codes that the document names (SH-015)', () => {
    expect(decide(['KA'], ['KAPP'])).toEqual({ isOpen: false, heldBy: ['KAPP'] });
    expect(decide(['KAPP'], ['KAPP']).isOpen).toBe(true);
    expect(decide(['YB'], ['YB'])).toEqual({ isOpen: true, heldBy: ['YB'] });
  });

  it('is not narrowed by codes of another edition (SH-015)', () => {
    expect(decide(['KA'], ['IPL']).isOpen).toBe(true);
  });

  it('is for a reduced code the publications it is about, themselves and what is in them (SH-015)', () => {
    expect(decide(['YB'], [], 'yearbook').isOpen).toBe(true);
    expect(decideAccess(subscriptions, ['YB'], { id: 'yearbook', subscriptions: [] }).isOpen).toBe(true);
    expect(decide(['YB'], [], 'handbook').isOpen).toBe(false);
  });

  it('is for a reduced code also what names another full code, where it is in its publication (SH-015)', () => {
    expect(decide(['YB'], ['KAPP'], 'yearbook')).toEqual({ isOpen: true, heldBy: ['KAPP', 'YB'] });
    expect(decide(['KA'], ['KAPP'], 'yearbook').isOpen).toBe(false);
  });

  it('names what holds it as readers know it, in order of precedence', () => {
    expect(nameSubscriptions(subscriptions, ['YB', 'KAPP'])).toEqual(['Practice Plus', 'Yearbook']);
  });

  it('counts reduced codes only while no fuller one is held (SH-015)', () => {
    expect(listEffectiveCodes(subscriptions, ['YB', 'KA'])).toEqual(['KA']);
    expect(listEffectiveCodes(subscriptions, ['YB', 'IPL'])).toEqual(['YB']);
  });
});
