import * as calls from '#contract/insights.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import type { ReadingBudget } from '#server/asking/reading-budget.ts';
import { Openings, type OpeningParts } from '#server/asking/openings.ts';
import { SearchCounter } from '#server/asking/search-counter.ts';
import type { ChecklistStore } from '#server/ports/checklist-store.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import { ChecklistsService } from './checklists.service.ts';
import { InsightListService } from './insight-list.service.ts';
import { InsightsService } from './insights.service.ts';
import { registerInsightsRoutes } from './insights.routes.ts';

interface Parts extends OpeningParts {
  readonly engine: SearchEngine;
  readonly guard: DocumentGuard;
  readonly budget: ReadingBudget;
  readonly checklists: ChecklistStore;
}

/** Practical insights, and the checklists that accounts tick. */
export const insightsFeature: Feature<Parts> = {
  name: 'insights',
  calls: [calls.listInsights, calls.listBegunChecklists, calls.getInsight, calls.tickChecklist],
  serve: (register, { checklists, ...parts }) => {
    const { engine, clock, content } = parts;
    const insights = new InsightsService(parts);
    registerInsightsRoutes(register, {
      list: new InsightListService({ engine, content, counter: new SearchCounter({ engine, clock }) }),
      insights,
      checklists: new ChecklistsService({ insights, checklists, clock }),
      openings: new Openings(parts),
    });
  },
};
