import * as calls from '#contract/history.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { HistoryService } from './history.service.ts';

/** `/apiv2/Customization/History` and what belongs to it. */
export function registerHistoryRoutes(register: RegisterCall, service: HistoryService): void {
  register(calls.getHistory, ({ reader }) => service.list(reader));
  register(calls.addHistory, async ({ reader, body }) => ({ history: await service.add(reader, body.contentId) }));
  register(calls.clearHistory, async ({ reader }) => ({ count: await service.clear(reader) }));
  register(calls.keepHistory, async ({ reader, body: { isKept } }) => {
    await service.setKept(reader, isKept);
    return { isKept };
  });
}
