import { afterEach, beforeEach, expect, it } from 'vitest';
import { jsonLines, TemporaryLibrary } from '#tests/support/temporary-library.ts';

let library: TemporaryLibrary;
beforeEach(() => {
  library = new TemporaryLibrary();
});
afterEach(() => library.dispose());

const PERSON = { kind: 'person', id: 'quay', firstName: 'Tomas', lastName: 'Quay' };

function caseOf(id: string, arbitrator: object): object {
  const proceedings = [{ id: 'p', title: 'Main', arbitrators: [{ role: 'President', ...arbitrator }] }];
  return { kind: 'case', id, caseNo: id, caseName: `${id} v. Isle`, proceedings };
}

function yamlOf(id: string, arbitrator: string): string {
  return `kind: case
id: ${id}
caseNo: ${id}
caseName: Fjord v. Isle
proceedings:
  - id: p
    title: Main
    arbitrators:
      - { role: President, ${arbitrator} }
`;
}

const holds = (id: string) =>
  library.withLibrary(async ({ content }) => (await content.findDocument(id))?.state === 'present');

it('a case that gives a person by an id which nobody has is refused with file, line and column', async () => {
  library.write('case.yaml', yamlOf('fjord', 'person: quay'));
  library.write('named.yaml', yamlOf('named', 'name: Tomas Quay'));
  library.write(
    'list.jsonl',
    jsonLines(caseOf('a', { person: 'quay' }), caseOf('b', { person: 'quay', name: 'T. Quay' })),
  );
  for (const dryRun of [true, false]) {
    const { imported, refused } = await library.import({ dryRun });
    expect(imported).toBe(2);
    expect(refused.map(({ path, line }) => [path, line])).toEqual([
      ['case.yaml', 9],
      ['list.jsonl', 1],
    ]);
    expect(refused[0]).toMatchObject({
      column: 36,
      reason: 'person: there is no person `quay` in this import or the library',
    });
  }
  expect(await Promise.all(['fjord', 'named', 'a', 'b'].map(holds))).toEqual([false, true, false, true]);

  // Nothing of them is remembered as read: once the person is there, they are taken.
  library.write('later.jsonl', jsonLines(PERSON));
  expect(await library.import()).toMatchObject({ refused: [] });
  expect(await Promise.all(['fjord', 'a'].map(holds))).toEqual([true, true]);
});

it('a person may come later, in the same import or an earlier one, and is named by the case', async () => {
  library.write('a-case.yaml', yamlOf('fjord', 'person: quay'));
  library.write('b-list.jsonl', jsonLines(caseOf('a', { person: 'quay' }), caseOf('b', { name: 'T. Quay' })));
  library.write('z-people.jsonl', jsonLines(PERSON));
  expect(await library.import({ dryRun: true })).toMatchObject({ imported: 4, refused: [] });
  expect(await library.import()).toMatchObject({ imported: 4, unchanged: 0, refused: [] });
  const judges = await library.withLibrary(({ content }) =>
    Promise.all(
      ['fjord', 'a'].map(async (id) => {
        const found = await content.findDocument(id);
        return found?.state === 'present' ? found.record.judges : [];
      }),
    ),
  );
  expect(judges).toEqual([['Tomas Quay'], ['Tomas Quay']]);
  library.write('c-case.yaml', yamlOf('isle', 'person: quay'));
  expect(await library.import()).toMatchObject({ imported: 1, unchanged: 4, refused: [] });
});

it('two records with one id in two files, or of two kinds that have addresses, are refused, naming both', async () => {
  library.write('a.jsonl', jsonLines(PERSON, { kind: 'party', id: 'fjord', name: 'Fjord AS' }));
  library.write('b.jsonl', jsonLines({ ...PERSON, firstName: 'Tove' }, { kind: 'party', id: 'quay', name: 'Quay AS' }));
  library.write('c.jsonl', jsonLines({ id: 'quay', title: 'A note', text: 'A note.' }));
  library.write('d.jsonl', jsonLines(caseOf('quay', { name: 'T. Quay' })));
  const { refused } = await library.import();
  expect(refused.map(({ path, line, reason }) => [path, line, reason])).toEqual(
    ['b.jsonl', 'c.jsonl', 'd.jsonl'].map((path) => [path, 1, '`quay` is the id of a person already: a.jsonl, line 1']),
  );
});
