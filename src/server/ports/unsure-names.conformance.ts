import { describe, expect, it } from 'vitest';
import { SECOND_DAY } from './content-store.test-support.ts';
import {
  noteOf,
  profileOf,
  sittingOf,
  useDecidedLibrary,
  type PersonDecisionsUnderTest,
} from './person-decisions.test-support.ts';

/** Names that somebody has to decide on. */
export function describeUnsureNames(open: () => Promise<PersonDecisionsUnderTest>): void {
  describe('names that are unsure (issue 11)', () => {
    const library = useDecidedLibrary(open);
    const solheim = profileOf('solheim', 'Ingrid', 'Solheim');

    it('are those that might mean somebody, with the reason; neither who is known nor who cannot be', async () => {
      await library.put([
        solheim,
        profileOf('quay', 'Tomas', 'Quay'),
        profileOf('namesake', 'Tomas', 'Quay'),
        noteOf('known', 'Ingrid Solheim'),
        noteOf('stranger', 'Amara Reyes'),
        noteOf('initial', 'I. Solheim'),
        noteOf('second', 'Solheim, I.'),
        noteOf('both', 'Tomas Quay'),
      ]);
      expect(await library.listUnsure()).toEqual([
        'I. Solheim: solheim (initial)',
        'Tomas Quay: quay (namesake); namesake (namesake)',
      ]);
    });

    it('come with how many say them, the most said first, a page at a time and of one edition', async () => {
      await library.put([
        solheim,
        profileOf('quay', 'Tomas', 'Quay'),
        noteOf('a', 'T. Quay'),
        noteOf('b', 'I. Solheim'),
        noteOf('c', 'I. Solheim', { editions: ['KCL'] }),
      ]);
      const decisions = library.subject.decisionsAt(SECOND_DAY);
      const { total, names } = await decisions.listUnsure({ from: 0, limit: 1 });
      expect(total).toBe(2);
      expect(names).toMatchObject([{ name: 'I. Solheim', said: 2, documents: ['b', 'c'] }]);
      const rest = await decisions.listUnsure({ from: 1, limit: 5 });
      expect(rest.names.map(({ name }) => name)).toEqual(['T. Quay']);
      expect(await library.listUnsure('KCL')).toEqual(['I. Solheim: solheim (initial)']);
      expect((await decisions.listUnsure({ from: 0, limit: 5, edition: 'KCL' })).names).toMatchObject([
        { said: 1, documents: ['c'] },
      ]);
    });

    it('are so no longer once decided, whatever was decided', async () => {
      const notes = ['one', 'two', 'three'].map((id) => noteOf(id, `I. ${id} Solheim`));
      await library.put([solheim, ...notes]);
      expect(await library.listUnsure()).toHaveLength(3);
      await library.decide({ kind: 'name', name: 'I. one Solheim', person: 'solheim' });
      await library.decide({ kind: 'name', name: 'I. two Solheim', person: null });
      await library.decide({ kind: 'not', name: 'I. three Solheim', person: 'solheim' });
      expect(await library.listUnsure()).toEqual([]);
      await library.put(notes, SECOND_DAY);
      expect(await library.listUnsure()).toEqual([]);
    });

    it('count a case and its document once, and everybody who is part of somebody as that one', async () => {
      await library.put([
        solheim,
        profileOf('double', 'Inga', 'Solheim'),
        noteOf('one', 'I. Solheim'),
        sittingOf('case', 'solheim'),
      ]);
      expect(await library.listUnsure()).toEqual(['I. Solheim: solheim (initial); double (initial)']);
      await library.decide({ kind: 'merge', person: 'double', into: 'solheim' });
      expect(await library.listUnsure()).toEqual(['I. Solheim: solheim (initial)']);
      await library.decide({ kind: 'hide', person: 'solheim' });
      const { names } = await library.subject.decisionsAt(SECOND_DAY).listUnsure({ from: 0, limit: 5 });
      expect(names[0]?.candidates).toMatchObject([{ id: 'solheim', isHidden: true }]);
    });
  });
}
