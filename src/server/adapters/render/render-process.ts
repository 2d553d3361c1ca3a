import { setPriority } from 'node:os';
import { finishPaper } from '#domain/paper/finish-paper.ts';
import type { PaperPart } from '#domain/paper/paper-draft.ts';
import { cleanTexts } from './clean-texts.ts';
import { MissingPartError, PagesRefusedError, RefusedTextError } from './missing-part-error.ts';
import { renderDocument } from './render-document.ts';
import { renderList } from './render-list.ts';
import type { RenderAnswer, RenderMessage, RenderTask } from './render-messages.ts';
import { renderPaper } from './render-paper.ts';

/** Behind whatever readers wait for. */
const LOW_PRIORITY = 10;
/** How much of a file is done when its texts are put together. */
const SHARE_OF_SETTING_UP = 0.5;

/** A process that makes one file and ends, so that its memory goes with it. */
setPriority(LOW_PRIORITY);
const { task, texts } = await receive();
const answered = await answer();
process.send?.(answered, undefined, undefined, () => process.disconnect?.());

async function receive(): Promise<{ task: RenderTask; texts: PaperPart[][] }> {
  const wanted: { task?: RenderTask } = {};
  const parts: PaperPart[][] = [];
  const whole = Promise.withResolvers<void>();
  process.on('message', (message: RenderMessage) => {
    if ('task' in message) wanted.task = cleanTexts(message.task);
    else if ('part' in message) (parts[message.text] ??= []).push(cleanPart(message.part));
    else whole.resolve();
  });
  await whole.promise;
  if (!wanted.task) throw new Error('No task was sent.');
  return { task: wanted.task, texts: parts };
}

function cleanPart(part: PaperPart): PaperPart {
  return { ...part, blocks: cleanTexts(part.blocks) };
}

async function answer(): Promise<RenderAnswer> {
  try {
    return { bytes: await makeFile() };
  } catch (error) {
    if (error instanceof MissingPartError) return { missing: error.message };
    if (error instanceof PagesRefusedError) return { refused: `Tagged pages cannot hold it (${error.message}).` };
    if (error instanceof RefusedTextError) {
      return { refused: error.message, ...(error.anchor === undefined ? {} : { anchor: error.anchor }) };
    }
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function makeFile(): Promise<Uint8Array> {
  if ('list' in task) return renderList(task.format, task.list);
  if ('document' in task) return renderDocument(task.format, task.document);
  const paper = finishPaper(task.paper, texts);
  // From here on they would only take room.
  texts.length = 0;
  process.send?.({ share: SHARE_OF_SETTING_UP } satisfies RenderAnswer);
  return renderPaper(task.format, paper);
}
