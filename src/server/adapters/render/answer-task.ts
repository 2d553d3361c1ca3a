import { finishPaper } from '#domain/paper/finish-paper.ts';
import type { PaperPart } from '#domain/paper/paper-draft.ts';
import { cleanTexts } from './clean-texts.ts';
import { MissingPartError, PagesRefusedError, RefusedTextError } from './missing-part-error.ts';
import { renderDocument } from './render-document.ts';
import { renderList } from './render-list.ts';
import type { RenderAnswer, RenderTask } from './render-messages.ts';
import { renderPaper } from './render-paper.ts';

/** How much of a file is done when its texts are put together. */
const SHARE_OF_SETTING_UP = 0.5;

/** What answers a task, and nothing of what is on the way there. */
export type LastAnswer = Exclude<RenderAnswer, { readonly share: number }>;

/** Makes the file of a task. The parts of its texts are taken out of `texts`: when they are put together, they would only take room. */
export async function answerTask(
  task: RenderTask,
  texts: PaperPart[][],
  say: (answer: RenderAnswer) => void = () => undefined,
): Promise<LastAnswer> {
  try {
    return { bytes: await makeFile(cleanTexts(task), texts, say) };
  } catch (error) {
    if (error instanceof MissingPartError) return { missing: error.message };
    if (error instanceof PagesRefusedError) return { refused: `Tagged pages cannot hold it (${error.message}).` };
    if (error instanceof RefusedTextError) {
      return { refused: error.message, ...(error.anchor === undefined ? {} : { anchor: error.anchor }) };
    }
    if (isBeyondMemory(error)) return { tooLarge: true };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** A part of a text as it may go into a file. */
export function cleanPart(part: PaperPart): PaperPart {
  return { ...part, blocks: cleanTexts(part.blocks) };
}

function makeFile(task: RenderTask, texts: PaperPart[][], say: (answer: RenderAnswer) => void): Promise<Uint8Array> {
  if ('list' in task) return renderList(task.format, task.list);
  if ('document' in task) return renderDocument(task.format, task.document);
  const paper = finishPaper(task.paper, texts);
  texts.length = 0;
  say({ share: SHARE_OF_SETTING_UP });
  return renderPaper(task.format, paper);
}

/** What the runtime says where a value cannot be made so large. */
function isBeyondMemory(error: unknown): boolean {
  return error instanceof RangeError && /allocation failed|invalid .*length|longer than/iu.test(error.message);
}
