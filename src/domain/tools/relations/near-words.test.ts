import { describe, expect, it } from 'vitest';
import { listSpokenWords } from './actor-words.ts';
import { isNearName, isNearWord } from './near-words.ts';

describe('a word that is nearly another (OP-177)', () => {
  it.each([
    ['solheim', 'solhiem', true],
    ['solheim', 'solhein', true],
    ['solheim', 'solhem', true],
    ['solheim', 'solhim', true],
    ['solheim', 'sollheimm', false],
    ['hargreave', 'hargrevae', true],
    ['rueegsegger', 'ruegseger', true],
    ['lee', 'lea', false],
    ['north', 'south', false],
  ])('%s and %s: %s', (one, other, isNear) => {
    expect(isNearWord(one, other)).toBe(isNear);
    expect(isNearWord(other, one)).toBe(isNear);
  });
});

describe('a name that is nearly another (OP-177)', () => {
  it('has every word of it in the known one', () => {
    expect(isNearName(listSpokenWords('Hargreave & Stone'), 'Hargreave Stone Pell LLP')).toBe(true);
    expect(isNearName(listSpokenWords('Ingrid Solhiem'), 'Ingrid Solheim')).toBe(true);
    expect(isNearName(listSpokenWords('Ingrid Solhiem'), 'Ingrid Vossberg')).toBe(false);
  });

  it('leaves out the legal form, the article and what joins words', () => {
    expect(listSpokenWords('The Hargreave and Stone Limited Liability Partnership')).toEqual(['hargreave', 'stone']);
    expect(listSpokenWords('Anna de la Rue')).toEqual(['anna', 'de', 'la', 'rue']);
  });
});
