import { afterEach, describe, expect, it } from 'vitest';
import type { DocumentModel } from '#server/ports/document-renderer.ts';
import { ThreadedRenderer, type RendererLimits } from './threaded-renderer.ts';

const PAGES: DocumentModel = { title: 'Pages', facts: [], blocks: [] };
const quiet = new AbortController().signal;

/** Sleeps where the title says so, dies where it says so, and answers the number of files being made otherwise. */
const SCRIPT = `
  import { parentPort, workerData } from 'node:worker_threads';
  const { title } = workerData.document;
  if (title === 'die') process.exit(3);
  if (title === 'lack') parentPort.postMessage({ missing: 'There is no such part.' });
  else if (title !== 'hang') parentPort.postMessage({ bytes: new TextEncoder().encode(title) });
  else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);`;

let renderer: ThreadedRenderer | undefined;
afterEach(() => renderer?.close());

function open(limits: Partial<RendererLimits> = {}): ThreadedRenderer {
  renderer = new ThreadedRenderer(limits, new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`));
  return renderer;
}

const make = (made: ThreadedRenderer, title: string, signal = quiet) =>
  made.renderDocument('pdf', { ...PAGES, title }, signal).then((bytes) => new TextDecoder().decode(bytes));

describe('the threads that make files', () => {
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
    await expect(make(made, 'b')).rejects.toMatchObject({ code: 'library-busy' });
    gone.abort(new Error('gone'));
    await Promise.allSettled(first);
  });

  it('say which part is missing where a format cannot be made', async () => {
    await expect(make(open(), 'lack')).rejects.toMatchObject({
      code: 'format-not-available',
      details: { reason: 'There is no such part.' },
    });
  });
});
