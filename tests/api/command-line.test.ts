import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportReport } from '#server/features/importing/import-report.ts';
import { COMMAND_LINE, runPandect, spawnPandect } from '#tests/support/command-line.ts';
import { jsonLines, TemporaryLibrary } from '#tests/support/temporary-library.ts';

const library = new TemporaryLibrary();

/** As an operator runs it, in a process of its own. */
const pandect = (...args: readonly string[]) => spawnPandect(library.config.dataFolder, args);

/** The same command line in this process. */
const pandectHere = (...args: readonly string[]) => runPandect(library.config.dataFolder, args);

beforeAll(() => {
  library.write(
    'list.jsonl',
    jsonLines(
      { id: 'one', title: 'Harbour dues', text: 'The dues of the harbour.' },
      { id: 'two', title: 'Pilotage', text: 'No dues.' },
    ),
  );
});

afterAll(() => library.dispose());

describe('pandect', () => {
  it('imports with one JSON value on standard output and progress on standard error', () => {
    const { code, out, err } = pandect('import', library.files, '--edition', 'KA', '--json');
    expect(code).toBe(0);
    const report = JSON.parse(out) as ImportReport;
    expect(report).toMatchObject({ imported: 2, updated: 0, unchanged: 0, refused: [] });
    expect(Object.keys(report)).toEqual([
      'imported',
      'updated',
      'unchanged',
      'moved',
      'merged',
      'refused',
      'noted',
      'unrecorded',
      'seconds',
    ]);
    expect(err).toContain('100 %');
  });

  it('goes on without a reader of what it prints: `| head` has no fault', () => {
    const script = 'exec 3>&1; { "$0" "$1" import "$2" --edition KA; echo "code $?" >&3; } | true';
    const { stdout, stderr } = spawnSync('sh', ['-c', script, process.execPath, COMMAND_LINE, library.files], {
      encoding: 'utf8',
      env: { ...process.env, PANDECT_DATA: library.config.dataFolder },
    });
    expect(stdout).toContain('code 0');
    expect(stderr).not.toContain('EPIPE');
  });

  it('searches with ids as imported', () => {
    const { code, out } = pandect('search', 'harbour AND dues', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      totalHits: 1,
      hits: [{ id: 'one', title: 'Harbour dues', score: expect.any(Number) }],
    });
  });

  it('ends with 1 when something was refused and names it', () => {
    library.write('broken.jsonl', '{');
    const { code, out } = pandect('import', library.files, '--edition', 'KA');
    expect(code).toBe(1);
    expect(out).toContain('refused broken.jsonl:1');
  });

  it.each([
    [['import']],
    [['import', '/nowhere/at/all']],
    [['import', '.', '--edition', 'XX']],
    [['import', '.', '--format', 'papyrus']],
    [['search', 'x', '--limit', '1000']],
    [['dance']],
    [['search', 'x', '--colour']],
  ])('ends with 2 and words for %j', async (args) => {
    const { code, err } = await pandectHere(...args);
    expect(code).toBe(2);
    expect(err.length).toBeGreaterThan(20);
    expect(err).not.toContain('    at ');
  });

  it('explains a query, and points at the place of one it cannot read', async () => {
    const { out } = await pandectHere('explain', 'arbitrat* /s (seat OR venue)');
    expect(out).toContain('arbitrat* NEAR20 (seat OR venue)');
    const refused = await pandectHere('explain', 'seat OR NOT award');
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('^^^^');
  });

  it('cites a work of the library or of a file in a style, with a place in it (OP-198)', async () => {
    library.write(
      'cited.json',
      '{"kind": "case", "record": {"parties": ["Corr", "IBC Vehicles Ltd"], "report": "[2008] 1 AC 884"}}',
    );
    const file = `${library.files}/cited.json`;
    expect((await pandectHere('cite', '--style', 'oscola5', '--record', file)).out.trim()).toBe(
      'Corr v IBC Vehicles Ltd [2008] 1 AC 884',
    );
    const known = await pandectHere('cite', 'one', '--style', 'mcgill', '--pinpoint', 'p42');
    expect(known).toMatchObject({ code: 0, out: expect.stringContaining('“Harbour dues” at para 42') });
    library.write('wrong.json', '{"kind": "case", "record": {"tittle": "Corr"}}');
    for (const [args, words] of [
      [['none', '--style', 'plain'], 'Not in the library: none'],
      [['one', '--style', 'plain', '--pinpoint', 'b7'], 'b7 names no printed number'],
      [['--style', 'plain'], 'Name either a document or a file'],
      [
        ['--style', 'plain', '--record', `${library.files}/wrong.json`],
        'record.tittle is not known; allowed are title,',
      ],
    ] as const) {
      expect(await pandectHere('cite', ...args)).toMatchObject({ code: 1, err: expect.stringContaining(words) });
    }
  });

  it('helps on every level', async () => {
    for (const args of [['--help'], ['import', '--help'], ['demo', '--help']]) {
      const { code, out } = await pandectHere(...args);
      expect(code).toBe(0);
      expect(out).toContain('Usage:');
    }
  });

  it('withdraws documents and says which were not there', async () => {
    const { code, out, err } = pandect('remove', 'two', 'three');
    expect(code).toBe(1);
    expect(out).toContain('1 withdrawn');
    expect(err).toContain('three');
    expect(JSON.parse((await pandectHere('search', 'dues', '--json')).out)).toMatchObject({ totalHits: 1 });
  });
});
