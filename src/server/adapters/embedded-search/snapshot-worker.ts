import { parentPort, workerData } from 'node:worker_threads';
import { SqliteDatabase } from '../sqlite/database.ts';
import { SegmentStore } from '../sqlite/index/segment-store.ts';
import { SnapshotReader } from './snapshot-reader.ts';
import type { WorkerSetup } from './worker-messages.ts';

// The body of the thread that watches the index: reads what is new and hands it over, in shared memory.

/** Milliseconds between looks at the generation, a read of one row. */
const POLL = 250;

const { databasePath } = workerData as WorkerSetup;
const reader = new SnapshotReader(new SegmentStore(new SqliteDatabase(databasePath, { readOnly: true })));

function look(): void {
  const files = reader.readChanges();
  if (files) parentPort!.postMessage(files, []);
}

look();
setInterval(look, POLL);
