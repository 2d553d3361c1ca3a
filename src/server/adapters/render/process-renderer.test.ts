import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PaperPart } from '#domain/paper/paper-draft.ts';
import { workFor } from '#server/ports/asker.ts';
import type { DocumentModel } from '#server/ports/document-renderer.ts';
import { createServers } from '#tests/support/create-servers.ts';
import { ProcessRenderer, type RendererLimits, type RendererParts } from './process-renderer.ts';

const PAGES: DocumentModel = { title: 'Pages', facts: [], blocks: [] };
const quiet = new AbortController().signal;

/**
 * Does what the title says, and answers it otherwise; of a paper, the words of the parts that came. What says “once” is
 * done by the first process that is asked for it.
 */
const SCRIPT = `
  import { existsSync, writeFileSync } from 'node:fs';
  let task;
  const words = [];
  process.on('message', (message) => {
    if (message.task) task = message.task;
    if (message.part) words.push(message.text + message.part.blocks[0].inlines[0]);
    if (!message.end) return;
    const title = task.paper ? words.join(' ') : task.document.title;
    const [act, how, once] = (task.paper?.title || title).split(' ');
    const mark = new URL(encodeURIComponent(title), import.meta.url);
    if (act === 'end' && !(once && existsSync(mark))) {
      writeFileSync(mark, '');
      if (Number.isNaN(Number(how))) process.kill(process.pid, how);
      else process.exit(Number(how));
    }
    if (title === 'die') process.exit(3);
    if (title === 'swell') for (const all = []; ; ) all.push(new Array(1e6).fill(Math.random()));
    if (title === 'lack') process.send({ missing: 'There is no such part.' });
    else if (title !== 'hang') process.send({ bytes: new TextEncoder().encode(title) });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  });`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pandect-renderer-'));
  writeFileSync(join(folder, 'script.mjs'), SCRIPT);
});
afterAll(() => rmSync(folder, { recursive: true }));

let renderer: ProcessRenderer | undefined;
afterEach(() => renderer?.close());

const log = vi.fn<RendererParts['log']>();
function open(limits: Partial<RendererLimits> = {}): ProcessRenderer {
  log.mockClear();
  renderer = new ProcessRenderer(
    { ...createServers(), script: pathToFileURL(join(folder, 'script.mjs')), log },
    limits,
  );
  return renderer;
}

const make = (made: ProcessRenderer, title: string, signal = quiet) =>
  made.renderDocument('pdf', { ...PAGES, title }, signal).then((bytes) => new TextDecoder().decode(bytes));

describe('the processes that make files', () => {
  it('work one after the other, whatever became of the one before', async () => {
    const made = open();
    const settled = await Promise.allSettled(['a', 'die', 'b'].map((title) => make(made, title)));
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('are ended when a file takes too long, and that is said in words', async () => {
    const made = open({ milliseconds: 300 });
    await expect(make(made, 'hang')).rejects.toMatchObject({ code: 'download-too-slow' });
  });

  it('are ended when the client goes away, also while it waits for its turn', async () => {
    const made = open();
    const gone = new AbortController();
    const answers = [make(made, 'hang', gone.signal), make(made, 'waiting', gone.signal), make(made, 'next')];
    gone.abort(new Error('gone'));
    const settled = await Promise.allSettled(answers);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });

  it('refuse in words when too many wait', async () => {
    const made = open({ queue: 1 });
    const gone = new AbortController();
    const first = [make(made, 'hang', gone.signal), make(made, 'a')];
    await expect(make(made, 'b')).rejects.toMatchObject({ code: 'too-many-downloads' });
    gone.abort(new Error('gone'));
    await Promise.allSettled(first);
  });

  it('say which part is missing where a format cannot be made', async () => {
    await expect(make(open(), 'lack')).rejects.toMatchObject({
      code: 'format-not-available',
      details: { reason: 'There is no such part.' },
    });
  });

  it('say that a file is too large where one of them has no memory left, and name another format', async () => {
    // What the runtime says of it goes where the server's own errors go.
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await expect(make(open({ megabytes: 24 }), 'swell')).rejects.toMatchObject({
      code: 'download-too-large',
      details: { reason: 'As PDF this file would be too large to make here. Please try Word, or less of it.' },
    });
    expect(said.mock.calls.join('')).toContain('out of memory');
    said.mockRestore();
    expect(log).not.toHaveBeenCalled();
  });

  it.each(['SIGKILL', 'SIGABRT', 'SIGTERM', '3', '0'])(
    'make a file once again by themselves where one is ended from outside or ends on its own: %s',
    async (how) => {
      const title = `end ${how} once`;
      expect(await make(open(), title)).toBe(title);
      expect(log).toHaveBeenCalledOnce();
    },
  );

  it('say that it was interrupted, not that it is too large, where the second is lost as well', async () => {
    const made = open();
    const [lost, next] = await Promise.allSettled([make(made, 'end SIGKILL'), make(made, 'next')]);
    expect(lost).toMatchObject({ reason: { code: 'download-interrupted', status: 503 } });
    expect(next).toMatchObject({ value: 'next' });
    expect(log).toHaveBeenCalledTimes(2);
  });

  it('are ended when the server is, with words for who waits', async () => {
    const made = open();
    const answers = Promise.allSettled([make(made, 'hang'), make(made, 'waiting')]);
    await made.close();
    const interrupted = { reason: { code: 'download-interrupted' } };
    expect(await answers).toMatchObject([interrupted, interrupted]);
  });

  it('leave room for others: of one account only a few wait or are made', async () => {
    const made = open({ own: 2 });
    const gone = new AbortController();
    const ask = (asker: string, title: string) => workFor(asker, () => make(made, title, gone.signal));
    const first = [ask('ada', 'hang'), ask('ada', 'a')];
    await expect(ask('ada', 'b')).rejects.toMatchObject({ code: 'too-many-own-downloads', status: 429 });
    const other = ask('bo', 'c');
    gone.abort(new Error('gone'));
    const ends = await Promise.allSettled([...first, other]);
    expect(ends.map((end) => end.status === 'rejected' && String(end.reason))).toEqual(ends.map(() => 'Error: gone'));
  });

  it('are sent the texts of a paper part by part, and end where one cannot be read', async () => {
    const head = { title: '', facts: [], notes: [], hasContents: false, hasNotes: true, works: [] };
    const partOf = (word: string): PaperPart => ({
      blocks: [{ kind: 'paragraph', inlines: [word] }],
      marks: new Map(),
      links: new Map(),
      places: new Map(),
    });
    async function* read(...words: readonly string[]) {
      for (const word of words) {
        if (word === 'broken') throw new Error('unreadable');
        yield partOf(word);
      }
    }
    const again = (...words: readonly string[]) => ({ [Symbol.asyncIterator]: () => read(...words) });
    const made = open();
    const texts = [again('a', 'b'), again('c')];
    for (const title of ['', 'end SIGKILL once']) {
      const bytes = await made.renderPaper('pdf', { head: { ...head, title }, texts }, quiet);
      expect(new TextDecoder().decode(bytes)).toBe('0a 0b 1c');
    }
    expect(log).toHaveBeenCalledOnce();
    await expect(made.renderPaper('pdf', { head, texts: [read('a', 'broken')] }, quiet)).rejects.toThrow('unreadable');
  });
});
