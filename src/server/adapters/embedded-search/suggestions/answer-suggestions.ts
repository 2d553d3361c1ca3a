import { setImmediate as letOthersRun, setTimeout as pause } from 'node:timers/promises';
import type { MessagePort } from 'node:worker_threads';
import type { SnapshotFiles } from '../index-snapshot.ts';
import { type EngineTask, type FromWorker, packFailure, type ToWorker } from '../worker-messages.ts';
import { SuggestionIndex } from './suggestion-index.ts';

/** Below what the pool takes for a thread that hangs. */
const FIRST_WAIT_MILLISECONDS = 1_500;

/**
 * Answers suggestions in a thread. It takes in a changed index between two answers, a slice at a time, so that nobody
 * who types waits for it. What is asked before the first index is there waits a little and then finds nothing: a thread
 * that does not answer would be replaced, and would have to begin anew.
 */
export function answerSuggestions(port: MessagePort, facets: readonly string[] | undefined): void {
  const index = new SuggestionIndex(facets);
  const first = Promise.withResolvers<void>();
  let newest: SnapshotFiles | undefined;
  let isLoading = false;
  let isLoaded = false;

  async function take(files: SnapshotFiles): Promise<void> {
    newest = files;
    if (isLoading) return;
    isLoading = true;
    while (newest) {
      const loading = index.load(newest);
      newest = undefined;
      while (!loading.next().done) await letOthersRun();
    }
    isLoading = false;
    isLoaded = true;
    first.resolve();
  }

  async function answerSoon(task: EngineTask): Promise<void> {
    if (!isLoaded) await Promise.race([first.promise, pause(FIRST_WAIT_MILLISECONDS)]);
    port.postMessage(answer(index, task), []);
  }

  port.on('message', (message: ToWorker) => {
    if (message.kind === 'use') void take(message.files);
    else void answerSoon(message.task);
  });
}

function answer(index: SuggestionIndex, task: EngineTask): FromWorker {
  try {
    if (task.kind !== 'suggest') throw new Error(`this thread does not answer “${task.kind}”`);
    return { ok: true, answer: index.suggest(task.request) };
  } catch (error) {
    return { ok: false, failure: packFailure(error) };
  }
}
