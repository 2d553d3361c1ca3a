import { parentPort, workerData } from 'node:worker_threads';
import { cleanTexts } from './clean-texts.ts';
import { MissingPartError } from './missing-part-error.ts';
import type { RenderAnswer, RenderTask } from './render-messages.ts';
import { renderList } from './render-list.ts';
import { renderDocument } from './render-document.ts';

/** A thread that makes one file and ends, so that its memory goes with it. */
const task = cleanTexts(workerData as RenderTask);

parentPort!.postMessage(await answer(), []);

async function answer(): Promise<RenderAnswer> {
  try {
    return {
      bytes: await ('list' in task ? renderList(task.format, task.list) : renderDocument(task.format, task.document)),
    };
  } catch (error) {
    if (error instanceof MissingPartError) return { missing: error.message };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
