import { INSIGHT_TYPE } from '#domain/tools/insights/insight-type.ts';
import * as calls from '#contract/insights.ts';
import { countReading } from '#server/asking/count-reading.ts';
import type { ReadingHistory } from '#server/asking/reading-history.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { UsageRecorder } from '#server/ports/usage-recorder.ts';
import type { ChecklistsService } from './checklists.service.ts';
import type { InsightListService } from './insight-list.service.ts';
import type { InsightsService } from './insights.service.ts';

interface Services {
  readonly list: InsightListService;
  readonly insights: InsightsService;
  readonly checklists: ChecklistsService;
  readonly history: ReadingHistory;
}

/** The calls of practical insights (OP-103); one that is opened counts as a document that was read. */
export function registerInsightsRoutes(
  register: RegisterCall,
  { list, insights, checklists, history }: Services,
  usage: UsageRecorder,
): void {
  register(calls.listInsights, ({ reader }) => list.list(reader));
  register(calls.listBegunChecklists, ({ reader }) => checklists.listBegun(reader));
  register(calls.getInsight, ({ reader, params }) => {
    const open = () => insights.open(reader, params['id'] ?? '');
    return history.follow(
      reader,
      ({ id, title, url }) => ({ target: id, url, title, type: INSIGHT_TYPE }),
      () =>
        countReading(
          usage,
          reader,
          'document',
          async () => checklists.addTicks(reader, await open()),
          ({ id, title }) => ({ kind: 'request', id, title, type: INSIGHT_TYPE }),
        ),
    );
  });
  register(calls.tickChecklist, ({ reader, params, body }) =>
    checklists.tick(reader, params['id'] ?? '', body.changes),
  );
}
