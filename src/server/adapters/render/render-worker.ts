import { parentPort, workerData } from 'node:worker_threads';
import { cleanTexts } from './clean-texts.ts';
import { MissingPartError } from './missing-part-error.ts';
import type { RenderAnswer, RenderTask } from './render-messages.ts';
import { renderList } from './render-list.ts';
import { renderTable } from './render-table.ts';

/** A thread that makes one file and ends, so that its memory goes with it. */
const task = cleanTexts(workerData as RenderTask);

parentPort!.postMessage(await answer(), []);

async function answer(): Promise<RenderAnswer> {
  try {
    return {
      bytes: await ('table' in task ? renderTable(task.format, task.table) : renderList(task.format, task.list)),
    };
  } catch (error) {
    if (error instanceof MissingPartError) return { missing: error.message };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
