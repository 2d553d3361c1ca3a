import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PaperPart } from '#domain/paper/paper-draft.ts';
import type { DocumentModel } from '#server/ports/document-renderer.ts';
import { ProcessRenderer, type RendererLimits } from './process-renderer.ts';

const PAGES: DocumentModel = { title: 'Pages', facts: [], blocks: [] };
const quiet = new AbortController().signal;

/** Does what the title says, and answers it otherwise; of a paper, the words of the parts that came. */
const SCRIPT = `
  let task;
  const words = [];
  process.on('message', (message) => {
    if (message.task) task = message.task;
    if (message.part) words.push(message.text + message.part.blocks[0].inlines[0]);
    if (!message.end) return;
    const title = task.paper ? words.join(' ') : task.document.title;
    if (title === 'die') process.exit(3);
    if (title === 'swell') process.kill(process.pid, 'SIGABRT');
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

function open(limits: Partial<RendererLimits> = {}): ProcessRenderer {
  renderer = new ProcessRenderer(limits, pathToFileURL(join(folder, 'script.mjs')));
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

  it('say that a file is too large where one of them has no memory left', async () => {
    await expect(make(open(), 'swell')).rejects.toMatchObject({ code: 'download-too-large' });
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
    const made = open();
    const texts = [read('a', 'b'), read('c')];
    const bytes = await made.renderPaper('pdf', { head, texts }, quiet);
    expect(new TextDecoder().decode(bytes)).toBe('0a 0b 1c');
    await expect(made.renderPaper('pdf', { head, texts: [read('a', 'broken')] }, quiet)).rejects.toThrow('unreadable');
  });
});
