import { parentPort, workerData } from 'node:worker_threads';
import { answerSearches } from './answer-searches.ts';
import type { OpenStorage } from './engine-storage.ts';
import { answerSuggestions } from './suggestions/answer-suggestions.ts';
import { watchIndex } from './watch-index.ts';
import type { ThreadSetup } from './worker-messages.ts';

/** The body of each thread of the engine; what it works at stands in what it is started with. */
export function runEngineThread(openStorage: OpenStorage): void {
  const { work, setup } = workerData as ThreadSetup;
  if (work === 'watch') watchIndex(parentPort!, openStorage(setup.storage).segments);
  else if (work === 'search') answerSearches(parentPort!, openStorage(setup.storage).texts, setup.limits);
  else answerSuggestions(parentPort!, setup.suggestedFacets);
}
