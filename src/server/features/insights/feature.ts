import * as calls from '#contract/insights.ts';
import { Openings, type OpeningParts } from '#server/asking/openings.ts';
import type { ChecklistStore } from '#server/ports/checklist-store.ts';
import type { Feature } from '#server/ports/feature.ts';
import { ChecklistsService } from './checklists.service.ts';
import { InsightsService, type InsightParts } from './insights.service.ts';
import { registerInsightsRoutes } from './insights.routes.ts';

interface Parts extends OpeningParts, InsightParts {
  readonly checklists: ChecklistStore;
}

/** Practical insights, and the checklists that accounts tick. */
export const insightsFeature: Feature<Parts> = {
  name: 'insights',
  calls: [calls.listBegunChecklists, calls.getInsight, calls.tickChecklist],
  serve: (register, { checklists, ...parts }) => {
    const insights = new InsightsService(parts);
    registerInsightsRoutes(register, {
      insights,
      checklists: new ChecklistsService({ ...parts, insights, checklists }),
      openings: new Openings(parts),
    });
  },
};
