import { parentPort, workerData } from 'node:worker_threads';
import { SqliteDatabase } from '../sqlite/database.ts';
import { EngineCore } from './engine-core.ts';
import { SqliteTextSource } from '../sqlite/library/sqlite-text-source.ts';
import {
  type EngineTask,
  type FromWorker,
  packFailure,
  type TaskAnswer,
  type ToWorker,
  type WorkerSetup,
} from './worker-messages.ts';

// The body of a search thread: one task at a time, in the order they come.

const { databasePath, limits } = workerData as WorkerSetup;
const core = new EngineCore(new SqliteTextSource(new SqliteDatabase(databasePath, { readOnly: true })), { limits });

parentPort!.on('message', (message: ToWorker) => {
  if (message.kind === 'use') core.use(message.files);
  else parentPort!.postMessage(answer(message.task), []);
});

function answer(task: EngineTask): FromWorker {
  try {
    return { ok: true, answer: run(task) };
  } catch (error) {
    return { ok: false, failure: packFailure(error) };
  }
}

function run(task: EngineTask): TaskAnswer {
  switch (task.kind) {
    case 'search':
      return core.search(task.request);
    case 'matches':
      return core.listMatches(task.request);
    case 'similar':
      return core.listSimilarWords(task.word, task.limit);
    case 'forms':
      return core.listForms(task.request);
    case 'suggest':
      throw new Error('suggestions have a thread of their own');
  }
}
