import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDocument, getDocumentPart } from '#contract/document.ts';
import { getDocumentChanges } from '#contract/document-changes.ts';
import { runPandect } from '#tests/support/command-line.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { filesWith as findFiles } from '#tests/support/files-with.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const server = new TestServer();
const { dataFolder } = server.temporary.config;
const pandect = (...args: readonly string[]) => runPandect(dataFolder, args);

/** Words that stand nowhere else. */
const TEXT = 'zyxquillon';
const FIRST_TITLE = 'Vorpalgate of the first';
const GONE_TITLE = 'Jubjubmark withdrawn';

const filesWith = (word: string) => findFiles(dataFolder, word);

const write = (title: string, ...paragraphs: readonly string[]) =>
  server.temporary.write(
    'act.jsonl',
    jsonLines(
      { id: 'act', title, html: paragraphs.map((words) => `<p>${words}</p>`).join('') },
      ...Array.from({ length: 30 }, (_, n) => ({ id: `other-${n}`, title: `Other ${n}`, text: `Hull ${n}.` })),
    ),
  );
const importAll = async () => expect((await server.temporary.import()).refused).toEqual([]);
const open = (version?: number) =>
  server.call(getDocument, { query: { id: 'act', ...(version === undefined ? {} : { version }) } });

beforeAll(async () => {
  write(FIRST_TITLE, `The ${TEXT} lies.`, 'The quay stays.');
  server.temporary.write('gone.jsonl', jsonLines({ id: 'gone', title: GONE_TITLE, text: 'The mast.' }));
  await importAll();
  await server.open(1);
  await open();
  await server.call(getDocument, { query: { id: 'gone' } });
  write('Act of the second', 'The middle.', 'The quay stays.');
  await importAll();
  write('Act of today', 'The end.', 'The quay stays.');
  await importAll();
  expect((await open(1)).content).toContain(TEXT);
});

afterAll(() => server.close());

describe('pandect forget', () => {
  it('OP-204: refuses in words what it cannot take away', async () => {
    const refused = {
      'nowhere --version 1': 'Not in the library: nowhere',
      'act --version 3': 'Version 3 is the text of act today',
      'act --version 4': 'it has the versions 1 to 3',
      'act --title': '“Act of today” is the title of act today: withdraw it first',
      'gone --version 1': 'Version 1 is the text of gone today',
    };
    for (const [args, words] of Object.entries(refused)) {
      const { code, err } = await pandect('forget', ...args.split(' '));
      expect(code, args).toBe(1);
      expect(err).toContain(words);
    }
    expect((await pandect('forget', 'act')).code).toBe(2);
    expect((await pandect('forget', '--version', '1')).code).toBe(2);
    expect((await pandect('forget', 'act', '--version', 'one')).code).toBe(2);
  });

  it('OP-204: says with --dry-run what would go, and changes nothing', async () => {
    const { out, code } = await pandect('forget', 'act', '--version', '1', '--title', '--dry-run');
    expect(code).toBe(0);
    expect(out).toContain('Would take away the text of version 1 of act');
    expect(out).toContain('1 entry of a history');
    expect(out).toContain('Backups made before still hold it');
    expect((await open(1)).content).toContain(TEXT);
    expect((await pandect('forget', '--list')).out).toContain('Nothing was taken away.');
  });

  it('OP-204: takes a former text and its title out of every file of the library, beside a server that reads', async () => {
    expect(filesWith(TEXT).length).toBeGreaterThan(0);
    expect(filesWith(FIRST_TITLE).length).toBeGreaterThan(0);
    await server.usage.flush();
    const reason = ['--reason', 'Order of the court'];
    const { out, code, err } = await pandect('forget', 'act', '--version', '1', '--title', ...reason, '--json');
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ id: 'act', version: 1, title: true, isErased: true, dryRun: false });
    expect(filesWith(TEXT)).toEqual([]);
    expect(filesWith('Vorpalgate')).toEqual([]);
    const refusal = await server.refuse(getDocument, { query: { id: 'act', version: 1 } });
    expect(refusal).toMatchObject({ status: 410, code: 'version-forgotten', details: { version: 1, newest: 3 } });
    expect(refusal.details?.reason).toMatch(/^Version 1 was removed on \d\d \w{3} \d{4} by the operator\.$/);
    const changes = { query: { id: 'act', from: 1 } };
    expect(await server.refuse(getDocumentChanges, changes)).toMatchObject({ code: 'version-forgotten' });
    const part = { query: { id: 'act', from: 0, to: 1, version: 1 } };
    expect((await server.send(getDocumentPart, part)).body).not.toContain(TEXT);
    // What stays is as it was.
    expect((await open(2)).content).toContain('The middle.');
    expect((await server.search({ q: 'quay' })).hits.map(({ id }) => id)).toEqual(['act']);
    expect((await pandect('reconcile')).code).toBe(0);
  });

  it('OP-204: is noted with the day, the operator and the reason, without the words', async () => {
    const { out } = await pandect('forget', '--list', '--json');
    expect(JSON.parse(out)).toEqual([
      {
        number: 1,
        document: 'act',
        version: 1,
        hasTitle: true,
        reason: 'Order of the court',
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        by: expect.any(String),
        isErased: true,
      },
    ]);
    expect((await pandect('versions', 'act')).out).toMatch(/version 1 .* removed by the operator \d{4}-/);
    const again = await pandect('forget', 'act', '--version', '1', '--title');
    expect(again).toMatchObject({ code: 0 });
    expect(again.out).toContain('Ended what was begun');
    expect(JSON.parse((await pandect('forget', '--list', '--json')).out)).toHaveLength(1);
  });

  it('OP-204: ends what was killed midway, when it is asked for again, also with a reader who opened it meanwhile', async () => {
    await open(2);
    await server.usage.flush();
    const wish = { id: 'act', version: 2, hasTitle: true };
    await server.temporary.withWriter(async ({ writer, forgetting }) => {
      await writer.open();
      await forgetting.carryOut(await forgetting.plan(wish), { by: null, reason: null });
    });
    expect(filesWith('middle').length).toBeGreaterThan(0);
    expect((await pandect('forget', '--list')).out).toContain('not ended: run the same command again');
    const refusal = await server.refuse(getDocument, { query: { id: 'act', version: 2 } });
    expect(refusal.code).toBe('version-forgotten');
    const { out, code } = await pandect('forget', 'act', '--version', '2', '--title');
    expect(code).toBe(0);
    expect(out).toContain('Ended what was begun');
    expect(filesWith('middle')).toEqual([]);
    expect(filesWith('Act of the second')).toEqual([]);
    expect((await pandect('forget', '--list')).out).not.toContain('not ended');
  });

  it('OP-204: takes the title of a version whose text was taken away before', async () => {
    write('Act of tomorrow', 'The end.', 'The quay stays.', 'A lamp.');
    await open();
    await server.usage.flush();
    await importAll();
    expect((await pandect('forget', 'act', '--version', '3')).code).toBe(0);
    expect(filesWith('Act of today').length).toBeGreaterThan(0);
    const rehearsed = await pandect('forget', 'act', '--version', '3', '--title', '--dry-run');
    expect(rehearsed.out).toContain('1 counted use');
    expect(rehearsed.out).toContain('Would take away the title of version 3; with readers: 0 favorites');
    expect((await pandect('forget', 'act', '--version', '3', '--title')).out).toContain('Took away the title');
    expect(filesWith('Act of today')).toEqual([]);
  });

  it('OP-204: replaces the title of a withdrawn document wherever it is kept', async () => {
    const ids = ['gone'];
    await pandect('remove', ...ids);
    expect(filesWith(GONE_TITLE).length).toBeGreaterThan(0);
    const before = await server.refuse(getDocument, { query: { id: 'gone' } });
    expect(before.details?.title).toBe(GONE_TITLE);
    expect((await pandect('forget', 'gone', '--title')).code).toBe(0);
    expect(filesWith('Jubjubmark')).toEqual([]);
    const after = await server.refuse(getDocument, { query: { id: 'gone' } });
    expect(after).toMatchObject({ status: 410, code: 'document-withdrawn', details: { title: 'Title removed' } });
  });
});
