import { setImmediate as letOthersRun, setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { SnapshotFiles } from '../index-snapshot.ts';
import { type EngineTask, type FromWorker, packFailure, type ToWorker, type WorkerSetup } from '../worker-messages.ts';
import { SuggestionIndex } from './suggestion-index.ts';

// The body of the thread that answers suggestions. It takes in a changed index between two answers, a slice at a time,
// so that nobody who types waits for it. What is asked before the first index is there waits a little and then finds
// nothing: a thread that does not answer would be replaced, and would have to begin anew.

/** Below what the pool takes for a thread that hangs. */
const FIRST_WAIT_MILLISECONDS = 1_500;

const { suggestedFacets } = workerData as WorkerSetup;
const index = new SuggestionIndex(suggestedFacets);
const first = Promise.withResolvers<void>();
let newest: SnapshotFiles | undefined;
let isLoading = false;
let isLoaded = false;

parentPort!.on('message', (message: ToWorker) => {
  if (message.kind === 'use') void take(message.files);
  else void answerSoon(message.task);
});

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
  parentPort!.postMessage(answer(task), []);
}

function answer(task: EngineTask): FromWorker {
  try {
    if (task.kind !== 'suggest') throw new Error(`this thread does not answer “${task.kind}”`);
    return { ok: true, answer: index.suggest(task.request) };
  } catch (error) {
    return { ok: false, failure: packFailure(error) };
  }
}
