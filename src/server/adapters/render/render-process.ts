import { setPriority } from 'node:os';
import type { PaperPart } from '#domain/paper/paper-draft.ts';
import { answerTask, cleanPart } from './answer-task.ts';
import type { RenderAnswer, RenderMessage, RenderTask } from './render-messages.ts';

/** Behind whatever readers wait for. */
const LOW_PRIORITY = 10;

/** A process that makes one file and ends, so that its memory goes with it. */
setPriority(LOW_PRIORITY);
const { task, texts } = await receive();
const answered = await answerTask(task, texts, (answer: RenderAnswer) => void process.send?.(answer));
process.send?.(answered, undefined, undefined, () => process.disconnect?.());

async function receive(): Promise<{ task: RenderTask; texts: PaperPart[][] }> {
  const wanted: { task?: RenderTask } = {};
  const parts: PaperPart[][] = [];
  const whole = Promise.withResolvers<void>();
  process.on('message', (message: RenderMessage) => {
    if ('task' in message) wanted.task = message.task;
    else if ('part' in message) (parts[message.text] ??= []).push(cleanPart(message.part));
    else whole.resolve();
  });
  await whole.promise;
  if (!wanted.task) throw new Error('No task was sent.');
  return { task: wanted.task, texts: parts };
}
