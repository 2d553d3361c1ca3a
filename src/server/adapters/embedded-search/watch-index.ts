import type { MessagePort } from 'node:worker_threads';
import type { SegmentSource } from '../index/segment-files.ts';
import { SnapshotReader } from './snapshot-reader.ts';

/** Milliseconds between looks at the generation, a read of one row. */
const POLL = 250;

/** Watches the index: reads what is new and hands it over, in shared memory. */
export function watchIndex(port: MessagePort, segments: SegmentSource): void {
  const reader = new SnapshotReader(segments);
  const look = (): void => {
    const files = reader.readChanges();
    if (files) port.postMessage(files, []);
  };
  look();
  setInterval(look, POLL);
}
