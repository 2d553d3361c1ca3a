import { describe, expect, it } from 'vitest';
import { ANY_PARTNER, isActorKind, readActorKind } from './actor-kind.ts';
import { addPartner, readPartners, type Partner } from './partners.ts';
import { placeholderOf } from './relation-page.ts';

const SOLHEIM: Partner = { name: 'Ingrid Solheim', relType: 0 };

describe('the field for names', () => {
  it('asks for a person’s name where the kind is 0 (TL-031)', () => {
    expect(placeholderOf(0)).toBe('Type a person’s name');
  });

  it('asks for a firm’s or organization’s name where the kind is 1 (TL-032)', () => {
    expect(placeholderOf(1)).toBe('Type a firm’s or organization’s name');
  });

  it('asks for a state’s name where the kind is 2 (TL-033)', () => {
    expect(placeholderOf(2)).toBe('Type a state’s name');
  });

  it('asks for a commercial party’s name where the kind is 3 (TL-034)', () => {
    expect(placeholderOf(3)).toBe('Type a commercial party’s name');
  });

  it('after any partner was chosen says how to search again (TL-035, TL-037, OP-92)', () => {
    expect(placeholderOf(ANY_PARTNER)).toBe('Remove the previous searchterm to search again.');
  });
});

describe('the partners on the right', () => {
  it('are never of the kind that stands for anybody, nor of one that there is not (TL-036, TL-037, OP-92)', () => {
    for (const relType of [ANY_PARTNER, -1, 5, 0.5]) {
      expect(isActorKind(relType)).toBe(false);
      expect(addPartner([SOLHEIM], { name: 'Anybody', relType })).toEqual([SOLHEIM]);
    }
  });

  it('stand there once by kind and name, whatever else is added (TL-038)', () => {
    expect(addPartner([SOLHEIM], { name: 'Ingrid Solheim', relType: 0 })).toEqual([SOLHEIM]);
    expect(addPartner([SOLHEIM], { name: 'Ingrid Solheim', relType: 1 })).toHaveLength(2);
  });

  it('are at most ten: an eleventh changes nothing (OP-92)', () => {
    const list = Array.from({ length: 12 }, (_, at) => ({ name: `Name ${at}`, relType: 0 }));
    expect(readPartners(list).map(({ name }) => name)).toEqual(list.slice(0, 10).map(({ name }) => name));
  });
});

describe('the kind in the address of the completion call', () => {
  it('is a person where it is none of the four (TL-039)', () => {
    expect(['Person', 'lawfirm', 'STATE', 'CommercialParty', 'Anybody', ''].map(readActorKind)).toEqual([
      0, 1, 2, 3, 0, 0,
    ]);
  });
});
