import * as calls from '#contract/research-record.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { ResearchRecordService } from './research-record.service.ts';

/** `/apiv2/api/ResearchRecord`. */
export function registerResearchRecordRoutes(register: RegisterCall, service: ResearchRecordService): void {
  const idOf = (params: Readonly<Record<string, string>>) => params['id'] ?? '';
  register(calls.listResearchRecord, ({ reader, query }) => service.list(reader, query.text ?? '', query.start));
  register(calls.findNewSinceEntry, ({ reader, params }) => service.findNew(reader, idOf(params)));
  register(calls.noteResearchEntry, ({ reader, params, body }) => service.note(reader, idOf(params), body.note));
  register(calls.deleteResearchEntry, async ({ reader, params }) => {
    await service.remove(reader, idOf(params));
    return {};
  });
  register(calls.clearResearchRecord, async ({ reader }) => ({ count: await service.clear(reader) }));
  register(calls.setResearchRecord, async ({ reader, body }) => {
    await service.setKept(reader, body.isKept);
    return { isKept: body.isKept };
  });
  register(calls.exportResearchRecord, ({ reader, body, origin, signal }) =>
    service.export(reader, body.format, body.ids, { origin, signal }),
  );
}
