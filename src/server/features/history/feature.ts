import * as calls from '#contract/history.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import type { HistoryParts } from '#server/asking/reading-history.ts';
import type { Feature } from '#server/ports/feature.ts';
import { registerHistoryRoutes } from './history.routes.ts';
import { HistoryService } from './history.service.ts';

interface Parts extends HistoryParts {
  readonly guard: DocumentGuard;
}

/** What readers have opened. */
export const historyFeature: Feature<Parts> = {
  name: 'history',
  calls: [calls.getHistory, calls.addHistory, calls.clearHistory, calls.keepHistory],
  serve: (register, { guard, ...parts }) => registerHistoryRoutes(register, new HistoryService(parts, guard)),
};
