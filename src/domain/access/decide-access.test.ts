import { describe, expect, it } from 'vitest';
import { decideAccess, nameSubscriptions } from './decide-access.ts';
import { listEffectiveCodes, type AccessCode, type SubscriptionDefinition } from '#domain/edition/subscription-code.ts';

const subscriptions: readonly SubscriptionDefinition[] = [
  { code: 'KAPP', name: 'Practice Plus', reduced: false, publications: [] },
  { code: 'KA', name: 'Arbitration', reduced: false, publications: [] },
  { code: 'YB', name: 'Yearbook', reduced: true, publications: ['yearbook'] },
];

const edition = { id: 'KA', subscriptions };
const award = { id: 'award-1', subscriptions: [] as readonly string[], editions: ['KA'] };

const decide = (codes: readonly AccessCode[], named: readonly string[] = [], publication?: string) =>
  decideAccess({ edition, codes }, { ...award, subscriptions: named, publication });

describe('access to a document', () => {
  it('needs a code, and any full one opens a document that names none (SH-015)', () => {
    expect(decide([])).toEqual({ isHeld: true, isOpen: false, heldBy: ['KAPP', 'KA'] });
    expect(decide(['KA']).isOpen).toBe(true);
    expect(decide(['YB']).isOpen).toBe(false);
  });

  it('is left to the codes that the document names (SH-015)', () => {
    expect(decide(['KA'], ['KAPP'])).toMatchObject({ isOpen: false, heldBy: ['KAPP'] });
    expect(decide(['KAPP'], ['KAPP']).isOpen).toBe(true);
    expect(decide(['YB'], ['YB'])).toMatchObject({ isOpen: true, heldBy: ['YB'] });
  });

  it('is not narrowed by codes of another edition (SH-015)', () => {
    expect(decide(['KA'], ['IPL']).isOpen).toBe(true);
  });

  it('is for a reduced code the publications it is about, themselves and what is in them (SH-015)', () => {
    expect(decide(['YB'], [], 'yearbook').isOpen).toBe(true);
    expect(decideAccess({ edition, codes: ['YB'] }, { ...award, id: 'yearbook' }).isOpen).toBe(true);
    expect(decide(['YB'], [], 'handbook').isOpen).toBe(false);
  });

  it('is for a reduced code also what names another full code, where it is in its publication (SH-015)', () => {
    expect(decide(['YB'], ['KAPP'], 'yearbook')).toMatchObject({ isOpen: true, heldBy: ['KAPP', 'YB'] });
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

describe('access to what another edition holds', () => {
  it('is none, whatever the codes: it is not even held (OP-122)', () => {
    const elsewhere = { ...award, editions: ['IPL'] };
    expect(decideAccess({ edition, codes: ['KA'] }, elsewhere)).toEqual({ isHeld: false, isOpen: false, heldBy: [] });
  });
});

describe('access to a former version (OP-204)', () => {
  const codes: readonly AccessCode[][] = [[], ['KA'], ['KAPP'], ['YB'], ['KAPP', 'KA']];
  const records = [[], ['KA'], ['KAPP'], ['YB'], ['IPL']].flatMap((named) =>
    [undefined, 'yearbook'].flatMap((publication) =>
      [['KA'], ['IPL'], ['IPL', 'KA']].map((editions) => ({ ...award, subscriptions: named, publication, editions })),
    ),
  );

  it('is where the document as it is and the version as it was both admit the reader, and only there', () => {
    for (const held of codes) {
      const asker = { edition, codes: held };
      for (const newest of records) {
        for (const former of records) {
          const decision = decideAccess(asker, newest, former);
          const [own, then] = [decideAccess(asker, newest), decideAccess(asker, former)];
          expect(decision.isOpen).toBe(own.isOpen && then.isOpen);
          expect(decision.isHeld).toBe(own.isHeld && then.isHeld);
          expect(decision.heldBy).toEqual(own.heldBy.filter((code) => then.heldBy.includes(code)));
        }
      }
    }
  });

  it('is as the document itself for the newest', () => {
    for (const newest of records) {
      const asker = { edition, codes: ['KA'] as const };
      expect(decideAccess(asker, newest, newest)).toEqual(decideAccess(asker, newest));
    }
  });
});
