import { describe, expect, it } from 'vitest';
import { documentOf, SECOND_DAY } from './content-store.test-support.ts';
import {
  noteOf,
  profileOf,
  sittingOf,
  useDecidedLibrary,
  type PersonDecisionsUnderTest,
} from './person-decisions.test-support.ts';

/** Whom a name means, as a person decided. */
export function describeDecidedNames(open: () => Promise<PersonDecisionsUnderTest>): void {
  describe('a name on which somebody decided (issue 11)', () => {
    const library = useDecidedLibrary(open);
    const solheim = profileOf('solheim', 'Ingrid', 'Solheim');
    const quay = profileOf('quay', 'Tomas', 'Quay');

    it('means that person everywhere, in every spelling of it, in what is there and in what comes', async () => {
      await library.put([solheim, noteOf('one', 'I. Solheim'), noteOf('two', 'Solheim, I.')]);
      const { links } = await library.decide({ kind: 'name', name: 'I. Solheim', person: 'solheim' });
      expect(links).toEqual([
        { document: 'one', role: 'author', name: 'I. Solheim', from: null, to: 'solheim' },
        { document: 'two', role: 'author', name: 'Solheim, I.', from: null, to: 'solheim' },
      ]);
      await library.put([noteOf('three', 'Prof. I. Solheim')]);
      for (const id of ['one', 'two', 'three']) expect(await library.listMeant(id)).toEqual(['solheim by decided']);
    });

    it('means that person in one document alone, also against the id that its source gives', async () => {
      await library.put([
        solheim,
        quay,
        noteOf('one', 'I. Solheim'),
        noteOf('two', 'I. Solheim'),
        documentOf('wrong', { authors: [{ name: 'Ingrid Solheim', personId: 'quay' }] }),
      ]);
      await library.decide({ kind: 'name', name: 'I. Solheim', person: 'solheim', document: 'one' });
      await library.decide({ kind: 'name', name: 'Ingrid Solheim', person: 'solheim', document: 'wrong' });
      expect(await library.listMeant('one')).toEqual(['solheim by decided']);
      expect(await library.listMeant('two')).toEqual([]);
      expect(await library.listMeant('wrong')).toEqual(['solheim by decided']);
      // Whoever comes again changes nothing of it.
      await library.put([quay, noteOf('one', 'I. Solheim', { title: 'Anew' })], SECOND_DAY);
      expect(await library.listMeant('one')).toEqual(['solheim by decided']);
      expect(await library.listMeant('wrong')).toEqual(['solheim by decided']);
    });

    it('tells namesakes apart, and means nobody where so decided', async () => {
      const namesake = profileOf('namesake', 'Ingrid', 'Solheim');
      await library.put([solheim, namesake, noteOf('one', 'Ingrid Solheim'), noteOf('two', 'Tomas Quay'), quay]);
      await library.decide({ kind: 'name', name: 'Ingrid Solheim', person: 'namesake' });
      const { links } = await library.decide({ kind: 'name', name: 'Tomas Quay', person: null, document: 'two' });
      expect(links).toEqual([{ document: 'two', role: 'author', name: 'Tomas Quay', from: 'quay', to: null }]);
      expect(await library.listMeant('one')).toEqual(['namesake by decided']);
      expect(await library.listMeant('two')).toEqual([]);
    });

    it('is taken away from a person, so that another who has it is meant, in one case or everywhere', async () => {
      const namesake = profileOf('namesake', 'Ingrid', 'Solheim');
      await library.put([solheim, namesake, quay, noteOf('one', 'Ingrid Solheim'), sittingOf('case', 'quay')]);
      await library.decide({ kind: 'not', name: 'Ingrid Solheim', person: 'solheim' });
      expect(await library.listMeant('one')).toEqual(['namesake by name']);
      const { links } = await library.decide({ kind: 'not', name: 'Tomas Quay', person: 'quay', document: 'case' });
      expect(links.map(({ document, from, to }) => [document, from, to])).toEqual([
        ['case', 'quay', null],
        ['case', 'quay', null],
      ]);
      expect(
        await library.subject.records.listNaming({ kind: 'person', id: 'quay' }, { edition: 'KA', limit: 9 }),
      ).toEqual([]);
    });

    it('is decided anew in place of before, and undone means what it would have meant', async () => {
      await library.put([solheim, quay, noteOf('one', 'Ingrid Solheim')]);
      const first = await library.decide({ kind: 'name', name: 'Ingrid Solheim', person: 'quay' });
      const second = await library.decide({ kind: 'name', name: 'Ingrid Solheim', person: null });
      expect(second.replaced.map(({ number }) => number)).toEqual([first.decision.number]);
      expect(await library.listMeant('one')).toEqual([]);
      await library.decide({ kind: 'undo', number: second.decision.number });
      expect(await library.listMeant('one')).toEqual(['solheim by name']);
    });

    it('in one document is undone there, too', async () => {
      await library.put([solheim, quay, noteOf('one', 'Ingrid Solheim')]);
      const { decision } = await library.decide({
        kind: 'name',
        name: 'Ingrid Solheim',
        person: 'quay',
        document: 'one',
      });
      expect(await library.listMeant('one')).toEqual(['quay by decided']);
      await library.decide({ kind: 'undo', number: decision.number });
      expect(await library.listMeant('one')).toEqual(['solheim by name']);
    });

    it('that nobody could have is refused in words, and so is what was decided or undone already', async () => {
      await library.put([solheim, noteOf('one', 'I. Solheim')]);
      const refused = [
        [{ kind: 'name', name: 'I. Solheim', person: 'nobody' }, 'no person “nobody”'],
        [{ kind: 'name', name: '…', person: 'solheim' }, 'no name of a person'],
        [{ kind: 'name', name: 'I. Solheim', person: 'solheim', document: 'none' }, 'no document “none”'],
        [{ kind: 'name', name: 'T. Quay', person: null, document: 'one' }, 'it names “I. Solheim”'],
        [{ kind: 'undo', number: 7 }, 'no decision 7'],
      ] as const;
      for (const [wish, words] of refused) await expect(library.decide(wish)).rejects.toThrow(words);
      const wish = { kind: 'name', name: 'I. Solheim', person: 'solheim' } as const;
      const { decision } = await library.decide(wish);
      await expect(library.decide({ ...wish, name: 'Solheim, I.' })).rejects.toThrow('decided already');
      await library.decide({ kind: 'undo', number: decision.number });
      await expect(library.decide({ kind: 'undo', number: decision.number })).rejects.toThrow('was undone');
    });
  });
}
