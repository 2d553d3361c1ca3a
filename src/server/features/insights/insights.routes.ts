import { INSIGHT_TYPE } from '#domain/tools/insights/stages.ts';
import * as calls from '#contract/insights.ts';
import type { Openings } from '#server/asking/openings.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { ChecklistsService } from './checklists.service.ts';
import type { InsightsService } from './insights.service.ts';

interface Services {
  readonly insights: InsightsService;
  readonly checklists: ChecklistsService;
  readonly openings: Openings;
}

/** The calls of practical insights (OP-103); one that is opened counts as a document that was read. */
export function registerInsightsRoutes(register: RegisterCall, { insights, checklists, openings }: Services): void {
  register(calls.listBegunChecklists, ({ reader }) => checklists.listBegun(reader));
  register(calls.getInsight, ({ reader, params }) => {
    const open = async () => checklists.addTicks(reader, await insights.open(reader, params['id'] ?? ''));
    return openings.follow(reader, 'document', open, ({ id, title, url }) => {
      return { kind: 'request', id, title, type: INSIGHT_TYPE, url };
    });
  });
  register(calls.tickChecklist, ({ reader, params, body }) =>
    checklists.tick(reader, params['id'] ?? '', body.changes),
  );
}
