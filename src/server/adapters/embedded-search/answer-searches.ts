import type { MessagePort } from 'node:worker_threads';
import type { TextSource } from '#server/ports/text-source.ts';
import { EngineCore } from './engine-core.ts';
import type { QueryLimits } from './query-budget.ts';
import { type EngineTask, type FromWorker, packFailure, type TaskAnswer, type ToWorker } from './worker-messages.ts';

/** Answers searches in a thread; it is given one task at a time. */
export function answerSearches(port: MessagePort, texts: TextSource, limits: QueryLimits): void {
  const core = new EngineCore(texts, { limits });
  port.on('message', (message: ToWorker) => {
    if (message.kind === 'use') core.use(message.files);
    else void post(message.task);
  });

  async function post(task: EngineTask): Promise<void> {
    port.postMessage(await answer(core, task), []);
  }
}

async function answer(core: EngineCore, task: EngineTask): Promise<FromWorker> {
  try {
    return { ok: true, answer: await run(core, task) };
  } catch (error) {
    return { ok: false, failure: packFailure(error) };
  }
}

function run(core: EngineCore, task: EngineTask): Promise<TaskAnswer> | TaskAnswer {
  switch (task.kind) {
    case 'search':
      return core.search(task.request);
    case 'count':
      return core.count(task.requests);
    case 'matches':
      return core.listMatches(task.request);
    case 'sections':
      return core.searchSections(task.request);
    case 'similar':
      return core.listSimilarWords(task.word, task.limit, task.among);
    case 'forms':
      return core.listForms(task.request);
    case 'suggest':
      throw new Error('suggestions have a thread of their own');
  }
}
