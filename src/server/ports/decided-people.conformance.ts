import { describe, expect, it } from 'vitest';
import { idsOf, SECOND_DAY } from './content-store.test-support.ts';
import {
  noteOf,
  profileOf,
  sittingOf,
  useDecidedLibrary,
  type PersonDecisionsUnderTest,
} from './person-decisions.test-support.ts';

/** People who are part of others, and people who are hidden. */
// Long because: it holds the cases of one suite.
export function describeDecidedPeople(open: () => Promise<PersonDecisionsUnderTest>): void {
  const solheim = profileOf('solheim', 'Ingrid', 'Solheim', 'She sat at Bergen.');
  const double = profileOf('double', 'Inga', 'Solheim-Brekke', 'She wrote at Tromsø.');
  const ALL = ['solheim', 'double', 'one', 'two', 'case'];

  describe('a person who is part of another (issue 11)', () => {
    const library = useDecidedLibrary(open);
    const putAll = () =>
      library.put([
        solheim,
        double,
        noteOf('one', 'Inga Solheim-Brekke'),
        noteOf('two', 'Ingrid Solheim'),
        sittingOf('case', 'double'),
      ]);

    it('leads there by id, name and address, and leaves searches', async () => {
      await putAll();
      const { links, addresses } = await library.decide({ kind: 'merge', person: 'double', into: 'solheim' });
      const changes = links.map(({ document, from, to }) => `${document}: ${from} to ${to}`);
      expect(new Set(changes)).toEqual(new Set(['case: double to solheim', 'one: double to solheim']));
      expect(addresses).toEqual([{ id: 'double', from: 'double', to: 'solheim' }]);
      expect(await library.visit('double')).toBe('solheim');
      expect(await library.listMeant('one')).toEqual(['solheim by name']);
      expect(await library.subject.find('tromsø')).toEqual([]);
      const naming = await library.subject.records.listNaming(
        { kind: 'person', id: 'solheim' },
        { edition: 'KA', limit: 9 },
      );
      expect(new Set(naming.map(({ document }) => document.id))).toEqual(new Set(['one', 'two', 'case']));
      const [asked] = await library.subject.store.listPeople(['double']);
      expect(asked).toMatchObject({ asked: 'double', id: 'solheim', isHidden: false });
      const names = await library.subject.store.resolveNames(['double', 'test:double'], 'KA');
      expect([...names.values()].map(({ id }) => id)).toEqual(['solheim', 'solheim']);
      expect(await library.subject.isInStep(SECOND_DAY)).toBe(true);
    });

    it('is meant by references to either, also once that one is part of a third', async () => {
      await library.put([
        solheim,
        double,
        profileOf('third', 'Tomas', 'Quay'),
        noteOf('one', 'Nobody', { references: [{ target: 'double' }] }),
      ]);
      const steps = [
        { kind: 'merge', person: 'double', into: 'solheim' },
        { kind: 'merge', person: 'solheim', into: 'third' },
        { kind: 'separate', person: 'solheim' },
        { kind: 'separate', person: 'double' },
      ] as const;
      const meant: string[][] = [await library.listCited('one')];
      for (const step of steps) {
        await library.decide(step);
        meant.push(await library.listCited('one'));
      }
      expect(meant.flat()).toEqual(['double', 'solheim', 'third', 'solheim', 'double']);
    });

    it('stays so through imports and a new index, and is as before once it is undone', async () => {
      await putAll();
      const before = await library.readAll(ALL);
      await library.decide({ kind: 'merge', person: 'double', into: 'solheim' });
      await library.put([profileOf('double', 'Inga', 'Solheim-Brekke', 'She wrote at Bodø.'), solheim], SECOND_DAY);
      await library.subject.reindex(SECOND_DAY);
      expect(await library.visit('double')).toBe('solheim');
      expect(await library.listMeant('one')).toEqual(['solheim by name']);
      expect(await library.subject.find('bodø')).toEqual([]);
      await library.decide({ kind: 'separate', person: 'double' });
      expect((await library.readAll(ALL)).all).toEqual(before.all);
      expect(await library.subject.find('bodø')).toEqual(['double']);
      expect(await library.subject.isInStep(SECOND_DAY)).toBe(true);
    });

    it('no longer makes a namesake: a name of both means the one', async () => {
      await library.put([solheim, profileOf('double', 'Ingrid', 'Solheim'), noteOf('one', 'Ingrid Solheim')]);
      expect(await library.listMeant('one')).toEqual([]);
      await library.decide({ kind: 'merge', person: 'double', into: 'solheim' });
      expect(await library.listMeant('one')).toEqual(['solheim by name']);
    });

    it('may be part of somebody who is part of a third', async () => {
      const third = profileOf('third', 'Tomas', 'Quay');
      await library.put([solheim, double, third, noteOf('one', 'Inga Solheim-Brekke')]);
      await library.decide({ kind: 'merge', person: 'double', into: 'solheim' });
      const { addresses } = await library.decide({ kind: 'merge', person: 'solheim', into: 'third' });
      expect(new Set(addresses.map(({ id, to }) => `${id} ${to}`))).toEqual(new Set(['double third', 'solheim third']));
      expect([await library.visit('double'), await library.listMeant('one')]).toEqual(['third', ['third by name']]);
      const asked = ['double', 'one', 'nobody', 'third', 'solheim'];
      expect(Object.fromEntries(await library.subject.store.listPresentIds(asked))).toEqual({
        double: 'third',
        one: 'one',
        solheim: 'third',
        third: 'third',
      });
      await library.decide({ kind: 'separate', person: 'solheim' });
      expect([await library.visit('double'), await library.listMeant('one')]).toEqual(['solheim', ['solheim by name']]);
    });

    it('cannot be part of itself, in a circle, twice, or of somebody hidden', async () => {
      const third = profileOf('third', 'Tomas', 'Quay');
      await library.put([solheim, double, third]);
      await expect(library.decide({ kind: 'merge', person: 'double', into: 'double' })).rejects.toThrow('of itself');
      await expect(library.decide({ kind: 'separate', person: 'double' })).rejects.toThrow('not part of anybody');
      await library.decide({ kind: 'merge', person: 'double', into: 'solheim' });
      await expect(library.decide({ kind: 'merge', person: 'solheim', into: 'double' })).rejects.toThrow(
        'is part of “solheim” already',
      );
      await expect(library.decide({ kind: 'merge', person: 'double', into: 'third' })).rejects.toThrow(
        'is part of “solheim”',
      );
      await expect(library.decide({ kind: 'hide', person: 'double' })).rejects.toThrow('is part of “solheim”');
      await library.decide({ kind: 'hide', person: 'solheim' });
      await expect(library.decide({ kind: 'merge', person: 'third', into: 'solheim' })).rejects.toThrow('is hidden');
    });
  });

  describe('a hidden person (OP-136)', () => {
    const library = useDecidedLibrary(open);
    const putAll = () =>
      library.put([
        solheim,
        noteOf('one', 'Ingrid Solheim'),
        sittingOf('case', 'solheim'),
        noteOf('two', 'Tomas Quay'),
      ]);

    it('is a tombstone that nothing leads to, and whose name stays in texts', async () => {
      await putAll();
      const { addresses, links } = await library.decide({ kind: 'hide', person: 'solheim' });
      expect(addresses).toEqual([{ id: 'solheim', from: 'solheim', to: null }]);
      expect(new Set(links.map(({ document, to }) => `${document} ${to}`))).toEqual(new Set(['one null', 'case null']));
      expect(await library.visit('solheim')).toBe('withdrawn');
      expect([await library.listMeant('one'), await library.listMeant('case')]).toEqual([[], []]);
      expect(await library.subject.find('bergen')).toEqual([]);
      expect(await library.subject.find('solheim')).toEqual(['case', 'one']);
      expect((await library.subject.records.listShown('person', ['solheim'], 'KA')).size).toBe(0);
      expect((await library.subject.store.resolveNames(['solheim'], 'KA')).size).toBe(0);
      expect((await library.subject.store.listPeople(['solheim']))[0]?.isHidden).toBe(true);
      expect(await library.subject.isInStep(SECOND_DAY)).toBe(true);
    });

    it('is meant by no reference until shown again', async () => {
      await library.put([solheim, noteOf('one', 'Tomas Quay', { references: [{ target: 'solheim' }] })]);
      expect(await library.listCited('one')).toEqual(['solheim']);
      await library.decide({ kind: 'hide', person: 'solheim' });
      expect(await library.listCited('one')).toEqual([]);
      await library.put([noteOf('two', 'Tomas Quay', { references: [{ target: 'solheim' }] })], SECOND_DAY);
      await library.decide({ kind: 'show', person: 'solheim' });
      expect([await library.listCited('one'), await library.listCited('two')]).toEqual([['solheim'], ['solheim']]);
      expect(await library.listCiting('solheim')).toEqual(['two', 'one']);
    });

    it('does not come back with an import or a new index, and comes back as last imported once shown', async () => {
      await putAll();
      await library.decide({ kind: 'hide', person: 'solheim' });
      await library.put(
        [profileOf('solheim', 'Ingrid', 'Solheim', 'She sat at Bodø.'), noteOf('new', 'Ingrid Solheim')],
        SECOND_DAY,
      );
      await library.subject.reindex(SECOND_DAY);
      expect(await library.visit('solheim')).toBe('withdrawn');
      expect(await library.subject.find('bodø')).toEqual([]);
      expect(await library.listMeant('new')).toEqual([]);
      await library.decide({ kind: 'show', person: 'solheim' });
      expect(await library.visit('solheim')).toBe('solheim');
      expect(await library.subject.find('bodø')).toEqual(['solheim']);
      expect(await library.listMeant('new')).toEqual(['solheim by name']);
      expect(idsOf((await library.subject.store.resolveNames(['solheim'], 'KA')).values())).toEqual(['solheim']);
      expect(await library.subject.isInStep(SECOND_DAY)).toBe(true);
    });

    it('who had no profile yet gets none while hidden', async () => {
      await library.put([{ ...solheim, record: { ...solheim.record, editions: [] } } as typeof solheim]);
      await library.decide({ kind: 'hide', person: 'solheim' });
      await library.put([solheim], SECOND_DAY);
      expect([await library.visit('solheim'), await library.subject.find('bergen')]).toEqual(['withdrawn', []]);
      await library.decide({ kind: 'show', person: 'solheim' });
      expect([await library.visit('solheim'), await library.subject.find('bergen')]).toEqual(['solheim', ['solheim']]);
    });

    it('keeps a name from a namesake, and takes those along who are part of them', async () => {
      const namesake = profileOf('namesake', 'Ingrid', 'Solheim');
      await library.put([
        solheim,
        namesake,
        double,
        noteOf('one', 'Ingrid Solheim'),
        noteOf('two', 'Inga Solheim-Brekke'),
      ]);
      await library.decide({ kind: 'merge', person: 'double', into: 'solheim' });
      await library.decide({ kind: 'hide', person: 'solheim' });
      expect([await library.listMeant('one'), await library.listMeant('two')]).toEqual([[], []]);
      expect(await library.visit('double')).toBe('withdrawn');
    });

    it('that was withdrawn while hidden does not come back when shown', async () => {
      await putAll();
      await library.decide({ kind: 'hide', person: 'solheim' });
      await library.subject.remove(['solheim'], '2026-03-04T09:00:00.000Z');
      await library.decide({ kind: 'show', person: 'solheim' });
      expect(await library.visit('solheim')).toBe('withdrawn');
    });

    it('is not hidden twice, and who is not hidden cannot be shown', async () => {
      await putAll();
      await expect(library.decide({ kind: 'show', person: 'solheim' })).rejects.toThrow('is not hidden');
      await library.decide({ kind: 'hide', person: 'solheim' });
      await expect(library.decide({ kind: 'hide', person: 'solheim' })).rejects.toThrow('is hidden already');
    });
  });

  describe('a decision that is only tried', () => {
    const library = useDecidedLibrary(open);

    it('says what it would do and changes nothing', async () => {
      await library.put([
        solheim,
        double,
        noteOf('one', 'I. Solheim'),
        noteOf('two', 'Inga Solheim-Brekke'),
        sittingOf('case', 'double'),
      ]);
      const before = await library.readAll(ALL);
      const wishes = [
        { kind: 'name', name: 'I. Solheim', person: 'solheim' },
        { kind: 'not', name: 'Inga Solheim-Brekke', person: 'double', document: 'two' },
        { kind: 'merge', person: 'double', into: 'solheim' },
        { kind: 'hide', person: 'double' },
      ] as const;
      for (const wish of wishes) {
        const tried = await library.decide(wish, true);
        expect(await library.readAll(ALL)).toEqual(before);
        expect(await library.subject.find('tromsø')).toEqual(['double']);
        const made = await library.decide(wish);
        expect([tried.links, tried.addresses]).toEqual([made.links, made.addresses]);
        expect(made.links.length).toBeGreaterThan(0);
        const undone = await library.decide({ kind: 'undo', number: made.decision.number }, true);
        expect(undone.links.map(({ from, to }) => [to, from])).toEqual(made.links.map(({ from, to }) => [from, to]));
        await library.decide({ kind: 'undo', number: made.decision.number });
        expect((await library.readAll(ALL)).all).toEqual(before.all);
        before.history = (await library.readAll(ALL)).history;
        before.version = (await library.readAll(ALL)).version;
      }
    });
  });
}
