import * as calls from '#contract/nyc-tool.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { NycToolService } from './nyc-tool.service.ts';

/** `/apiv2/NYCTool/…` beside the search of the tool (OP-103). */
export function registerNycToolRoutes(register: RegisterCall, tool: NycToolService): void {
  register(calls.getConventionTool, ({ reader }) => tool.getStart(reader));
  register(calls.getConventionStatistics, ({ reader, query }) => tool.getStatistics(reader, query.provision));
  register(calls.getConventionEntry, ({ reader, params }) => tool.getEntry(reader, params['id'] ?? ''));
}
