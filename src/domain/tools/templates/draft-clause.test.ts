import { describe, expect, it } from 'vitest';
import { tidyChoice, type ClauseChoices } from './clause-choices.ts';
import { draftClause } from './draft-clause.ts';

const ALL = {
  administration: { institution: 'Harbour Institute' },
  seat: 'Oslo',
  seatPlace: 'Norway',
  arbitrators: 3,
  language: 'English',
  clauseLaw: 'Norway',
  contractLaw: 'Sweden',
} as const satisfies ClauseChoices;

const CHOICES = ['administration', 'seat', 'arbitrators', 'language', 'clauseLaw', 'contractLaw'] as const;
const words = (choices: ClauseChoices) =>
  draftClause(choices)
    .sentences.map(({ text }) => text)
    .join(' ');

describe('an arbitration clause', () => {
  it('OP-176 says all that was chosen, and leaves nothing open then', () => {
    const text = words(ALL);
    for (const part of [
      'Harbour Institute',
      'Oslo, Norway',
      'three arbitrators',
      'in English',
      'law of Norway',
      'law of Sweden',
    ]) {
      expect(text).toContain(part);
    }
    const { open, sentences, chosen } = draftClause(ALL);
    expect(open).toEqual([]);
    expect(sentences.some(({ isOpen }) => isOpen)).toBe(false);
    expect(text).not.toContain('[');
    expect(chosen).toHaveLength(6);
  });

  it('with no choice is all brackets but for what is arbitrated, and says why each point matters', () => {
    const { sentences, open, chosen } = draftClause({});
    expect(chosen).toEqual([]);
    expect(open).toHaveLength(6);
    expect(open.every(({ note }) => note.length > 20)).toBe(true);
    expect(sentences.map(({ isOpen }) => isOpen)).toEqual([false, true, true, true, true, true, true]);
    expect(sentences.slice(1).every(({ text }) => /^\[.*\]$/u.test(text))).toBe(true);
  });

  it('of every set of choices lists each point once, as chosen or as open, and says nothing that was not chosen', () => {
    for (let set = 0; set < 2 ** CHOICES.length; set += 1) {
      const kept = CHOICES.filter((_choice, index) => (set >> index) % 2 === 1);
      const choices = Object.fromEntries(kept.map((choice) => [choice, ALL[choice]])) as ClauseChoices;
      const { chosen, open, sentences } = draftClause(choices);
      expect(chosen).toHaveLength(kept.length);
      expect(new Set([...chosen, ...open].map(({ label }) => label)).size).toBe(6);
      expect(sentences.filter(({ isOpen }) => isOpen)).toHaveLength(open.length);
      expect(sentences.some(({ text }) => /undefined|null|law of \./u.test(text))).toBe(false);
    }
  });

  it('asks for the appointing authority where there is no institution', () => {
    const draft = draftClause({ administration: 'none' });
    expect(draft.chosen).toEqual([{ label: 'Institution', value: 'None: ad hoc arbitration' }]);
    expect(draft.sentences[1]?.text).toMatch(/No institution administers.*appoints an arbitrator/u);
    expect(draft.cautions).toHaveLength(1);
  });

  it.each([
    [{ clauseLaw: 'Sweden', seatPlace: 'Norway', seat: 'Oslo' }, 'law of Sweden, the seat is in Norway'],
    [{ contractLaw: 'Sweden', seatPlace: 'Norway', seat: 'Oslo' }, 'no law is named for the arbitration agreement'],
    [{ seat: 'Oslo' }, 'Name the country'],
    [{ seatPlace: 'Norway' }, 'Name the city'],
  ])('draws attention to choices that do not go together: %o', (choices, caution) => {
    expect(draftClause(choices).cautions.join(' ')).toContain(caution);
  });

  it('draws attention to nothing where they do', () => {
    expect(draftClause({ ...ALL, contractLaw: 'norway' }).cautions).toEqual([]);
  });
});

describe('a choice that was typed', () => {
  it.each([
    ['  Oslo \n\t Havn ', 'Oslo Havn'],
    ['a\u202Eb\u0000c', 'a b c'],
    ['\ud83d', '\ufffd'],
    ['   ', undefined],
    [null, undefined],
    ['x'.repeat(500), 'x'.repeat(100)],
  ])('%j stands in a text as %j', (typed, kept) => {
    expect(tidyChoice(typed)).toBe(kept);
  });
});
