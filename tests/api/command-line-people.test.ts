import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DecisionEffect, KeptDecision } from '#server/ports/person-decisions.ts';
import { runPandect } from '#tests/support/command-line.ts';
import { jsonLines, TemporaryLibrary } from '#tests/support/temporary-library.ts';

const library = new TemporaryLibrary();
const people = (...args: readonly string[]) => runPandect(library.config.dataFolder, ['people', ...args]);
const person = (id: string, firstName: string, lastName: string) => ({ kind: 'person', id, firstName, lastName });
const note = (id: string, author: string) => ({ id, title: `On ${id}`, text: 'A note.', authors: [author] });

beforeAll(async () => {
  library.write(
    'all.jsonl',
    jsonLines(
      person('vander', 'Ottilie', 'Vandersee'),
      person('double', 'Ottilie Anna', 'Vandersee'),
      note('one', 'O. Vandersee'),
      note('two', "O. d'Vandersee"),
    ),
  );
  expect((await library.import()).refused).toEqual([]);
});

afterAll(() => library.dispose());

describe('pandect people', () => {
  it('--unsure lists names with who says them, whom they might mean and why, and the command that decides', async () => {
    const { code, out } = await people('--unsure');
    expect(code).toBe(0);
    expect(out).toContain('“O. Vandersee” in one');
    expect(out).toContain('vander  Ottilie Vandersee: an initial for a given name');
    expect(out).toContain("pandect people decide 'O. Vandersee' vander");
    const { names } = JSON.parse((await people('--unsure', '--json', '--edition', 'KA')).out) as { names: object[] };
    expect(names[0]).toMatchObject({ name: 'O. Vandersee', said: 1, documents: ['one'] });
    expect(JSON.parse((await people('--unsure', '--json', '--edition', 'KCL')).out)).toMatchObject({ total: 0 });
  });

  it('--dry-run says what would change and keeps nothing', async () => {
    const tried = await people('merge', 'double', 'vander', '--dry-run');
    expect([tried.code, tried.out]).toEqual([0, expect.stringContaining('Nothing was written')]);
    expect(tried.out).toContain('/document/double answers with vander');
    expect((await people('history')).out).toBe('Nothing was decided.\n');
  });

  it('decides, tells it as one JSON value, lists it in its history and takes it back', async () => {
    const made = await people('decide', 'O. Vandersee', 'vander', '--in', 'one', '--json');
    const effect = JSON.parse(made.out) as DecisionEffect & { readonly dryRun: boolean };
    expect(effect).toMatchObject({
      dryRun: false,
      decision: { kind: 'name', person: 'vander', document: 'one' },
      links: [{ document: 'one', role: 'author', name: 'O. Vandersee', from: null, to: 'vander' }],
    });
    const { number, by } = effect.decision;
    expect(by).not.toBe('');
    expect((await people('history')).out).toContain(`${number}  “O. Vandersee” means vander in one`);
    const undone = await people('undo', String(number));
    expect([undone.code, undone.out]).toEqual([0, expect.stringContaining('led to vander, leads to nobody')]);
    const [kept] = JSON.parse((await people('history', '--json')).out) as KeptDecision[];
    expect(kept).toMatchObject({ number, undoneAt: expect.any(String) });
  });

  it('splits, hides and shows', async () => {
    expect((await people('merge', 'double', 'vander')).code).toBe(0);
    expect((await people('split', 'double')).out).toContain('/document/double answers again');
    expect((await people('split', 'vander', '--name', 'O. Vandersee')).out).toContain(
      'does not mean vander everywhere',
    );
    expect((await people('hide', 'vander')).out).toContain('/document/vander answers as withdrawn');
    expect((await people('show', 'vander')).out).toContain('/document/vander answers again');
  });

  it.each([
    [['hide', 'nobody'], 1, 'There is no person “nobody”.'],
    [['merge', 'vander', 'vander'], 1, 'cannot be part of itself'],
    [['show', 'vander'], 1, 'is not hidden'],
    [['decide', 'O. Vandersee', 'vander', '--in', 'two'], 1, "it names “O. d'Vandersee”"],
    [['undo', '900'], 1, 'There is no decision 900'],
    [['undo', 'first'], 2, 'whole number'],
    [['split', 'vander', '--in', 'one'], 2, '--in goes with --name'],
    [['--unsure', '--edition', 'XX'], 2, 'XX'],
    [[], 2, 'Usage'],
  ])('answers %j with %i and words', async (args, code, words) => {
    const answer = await people(...args);
    expect([answer.code, answer.err]).toEqual([code, expect.stringContaining(words)]);
    expect(answer.out).toBe('');
  });
});
