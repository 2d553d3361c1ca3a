import { parentPort, workerData } from 'node:worker_threads';
import { SqliteDatabase } from '../database.ts';
import { EngineCore } from './engine-core.ts';
import { SqliteTextSource } from './sqlite-text-source.ts';
import { type EngineTask, type FromWorker, packFailure, type ToWorker, type WorkerSetup } from './worker-messages.ts';

// The body of a search thread: one task at a time, in the order they come.

const { databasePath, limits } = workerData as WorkerSetup;
const core = new EngineCore(new SqliteTextSource(new SqliteDatabase(databasePath, { readOnly: true })), { limits });

parentPort!.on('message', (message: ToWorker) => {
  if (message.kind === 'use') core.use(message.files);
  else parentPort!.postMessage(answer(message.task), []);
});

function answer(task: EngineTask): FromWorker {
  try {
    return { ok: true, answer: task.kind === 'search' ? core.search(task.request) : core.listMatches(task.request) };
  } catch (error) {
    return { ok: false, failure: packFailure(error) };
  }
}
