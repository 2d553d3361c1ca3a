import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ImportEvent } from '#importers/importer.ts';
import { openFileReader } from '#server/compose/file-reader.ts';
import { describeFileReader } from '#server/ports/file-reader.conformance.ts';
import { ProcessFileReader, type ReadingLimits } from './process-file-reader.ts';

describeFileReader(openFileReader);

/**
 * A reading process whose importer does what the path of a file says: gives so many events, and notes its process in the
 * file before that. What says “once” is done by the first process that is asked for it.
 */
const SCRIPT = `
  import { existsSync, renameSync, writeFileSync } from 'node:fs';
  import { answerReads } from ${JSON.stringify(new URL('./answer-reads.ts', import.meta.url).href)};
  async function* read({ path }) {
    const [act, events = '0', once] = path.split(' ');
    // Whole at every moment: the next file may be begun while the test asks which process had the one before.
    writeFileSync(new URL('pid.new', import.meta.url), String(process.pid));
    renameSync(new URL('pid.new', import.meta.url), new URL('pid', import.meta.url));
    for (let number = 1; number <= Number(events); number += 1) yield { kind: 'blocks', blocks: [number] };
    const mark = new URL(encodeURIComponent(path), import.meta.url);
    if (once && existsSync(mark)) return;
    writeFileSync(mark, '');
    const kept = [];
    if (act === 'spin') for (;;) kept.length = 0;
    if (act === 'swell') for (;;) kept.push(new Array(1e6).fill(Math.random()));
    if (act === 'unpack') for (;;) kept.push(new Uint8Array(1e7).fill(1));
    if (act === 'hang') await new Promise(() => undefined);
    if (act === 'die') process.kill(process.pid, 'SIGKILL');
    if (act === 'fault') throw new Error('this cannot be');
  }
  answerReads({ importers: [{ format: 'text', read }], open: ({ path }) => ({ path }) });`;

/** A command that reads a file and stops as commands do. */
const COMMAND = `
  import { ProcessFileReader } from ${JSON.stringify(new URL('./process-file-reader.ts', import.meta.url).href)};
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const reader = new ProcessFileReader(new URL('./script.ts', import.meta.url));
  const file = { path: 'spin 200', absolute: '', size: 1 };
  let told = 0;
  for await (const _ of reader.read({ file, format: 'text' }, { signal: stop.signal })) {
    told += 1;
    if (told === 200) console.log('spinning');
  }
  await reader.close();
  console.log('ended');`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pandect-reading-'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'script.ts'), SCRIPT);
  writeFileSync(join(folder, 'command.ts'), COMMAND);
});
afterAll(() => rmSync(folder, { recursive: true }));

let reader: ProcessFileReader | undefined;
afterEach(() => reader?.close());

function open(limits: Partial<ReadingLimits> = {}): ProcessFileReader {
  reader = new ProcessFileReader(pathToFileURL(join(folder, 'script.ts')), limits);
  return reader;
}

const PATIENT = new AbortController().signal;
/** The numbers that came of a file. */
const read = async (made: ProcessFileReader, path: string, signal = PATIENT) => {
  const events: ImportEvent[] = [];
  for await (const event of made.read({ file: { path, absolute: '', size: 1 }, format: 'text' }, { signal }))
    events.push(event);
  return events.flatMap((event) => (event.kind === 'blocks' ? (event.blocks as unknown[]) : []));
};

const readPid = () => Number(readFileSync(join(folder, 'pid'), 'utf8'));

function isRunning(pid: number): boolean {
  try {
    // What has ended and waits to be noticed is a zombie.
    return !/^State:\s*Z/mu.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

async function waitFor(isSo: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < 200 && !isSo(); tries += 1) await wait(50);
  return isSo();
}

describe('the processes that read files', () => {
  it('serve one file after the other, and another takes the place of one that a file has ended', async () => {
    const made = open({ milliseconds: 200 });
    expect(await read(made, 'give 3')).toEqual([1, 2, 3]);
    const first = readPid();
    expect(await read(made, 'give 1')).toEqual([1]);
    expect(readPid()).toBe(first);
    await expect(read(made, 'spin')).rejects.toThrow('processor time');
    expect(isRunning(first)).toBe(false);
    expect(await read(made, 'give 2')).toEqual([1, 2]);
    expect(readPid()).not.toBe(first);
  });

  it('end a file that takes more processor time than it may, and say which bound that was', async () => {
    await expect(read(open({ milliseconds: 500, millisecondsPerMegabyte: 500 }), 'spin')).rejects.toThrow(
      'reading it takes more than 1 seconds of processor time; divide it, or save it anew',
    );
  });

  it.each(['swell', 'unpack'])(
    'end a file that takes more memory than it may, among objects or bytes: %s',
    async (act) => {
      const made = open({ megabytes: 200 });
      await expect(read(made, act)).rejects.toThrow('reading it takes more than 200 MB of memory');
      expect(await read(made, 'give 1')).toEqual([1]);
    },
  );

  it('end a file of which nothing comes although it takes no time of the processor', async () => {
    await expect(read(open({ milliseconds: 100, millisecondsPerMegabyte: 0, patience: 20 }), 'hang')).rejects.toThrow(
      'nothing of it could be read within 2 seconds',
    );
  });

  it('read a file once again where one is ended from outside, and give nothing twice', async () => {
    expect(await read(open(), 'die 700 once')).toEqual(Array.from({ length: 700 }, (_, index) => index + 1));
  });

  it('refuse a file whose process is ended twice, and read the next', async () => {
    const made = open();
    await expect(read(made, 'die 700')).rejects.toThrow('was ended twice (SIGKILL); import it again');
    expect(await read(made, 'give 1')).toEqual([1]);
  });

  it('refuse a file that an importer stumbles over like any other', async () => {
    await expect(read(open(), 'fault')).rejects.toThrow('the text importer cannot read this file (this cannot be)');
  });

  it('hold no more than a few portions of what nobody has taken yet', async () => {
    const made = open();
    const file = { path: 'give 100000', absolute: '', size: 1 };
    for await (const _ of made.read({ file, format: 'text' }, { signal: PATIENT })) {
      await wait(500);
      break;
    }
    // It would have been at its end, and have left its mark.
    expect(existsSync(join(folder, encodeURIComponent('give 100000')))).toBe(false);
  });

  it('serve the next file as well after one of which nobody wants the rest', async () => {
    const made = open();
    const file = { path: 'give 3000', absolute: '', size: 1 };
    for await (const _ of made.read({ file, format: 'text' }, { signal: PATIENT })) break;
    const first = readPid();
    expect(await read(made, 'give 2')).toEqual([1, 2]);
    expect(readPid()).toBe(first);
  });

  it('serve the next file while the last events of one wait to be taken', async () => {
    const made = open();
    const file = { path: 'give 3', absolute: '', size: 1 };
    let next: Promise<unknown[]> | undefined;
    const onRead = () => {
      next = read(made, 'give 2');
    };
    for await (const _ of made.read({ file, format: 'text' }, { signal: PATIENT, onRead })) {
      const first = readPid();
      expect(await next).toEqual([1, 2]);
      expect(readPid()).toBe(first);
      break;
    }
    expect(next).toBeDefined();
  });

  it('end at once when the import is stopped while one is in a loop without end', async () => {
    const stop = new AbortController();
    const made = open();
    const events = read(made, 'spin 200', stop.signal);
    await wait(1000);
    stop.abort();
    expect((await events).length).toBeLessThanOrEqual(200);
    expect(isRunning(readPid())).toBe(false);
  });

  it.each(['SIGINT', 'SIGKILL'] as const)('end with the command that began them: %s to all of it', async (signal) => {
    const command = spawn(process.execPath, [join(folder, 'command.ts')], {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    command.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    const closed = once(command, 'exit');
    expect(await waitFor(() => said.includes('spinning'))).toBe(true);
    const pid = readPid();
    expect(isRunning(pid)).toBe(true);
    // The keys reach every process of a command; whoever kills one kills that alone.
    process.kill(signal === 'SIGINT' ? -(command.pid ?? 0) : (command.pid ?? 0), signal);
    await closed;
    expect(said.includes('ended')).toBe(signal === 'SIGINT');
    expect(await waitFor(() => !isRunning(pid))).toBe(true);
  });
});
