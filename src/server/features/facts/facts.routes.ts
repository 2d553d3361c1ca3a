import * as calls from '#contract/facts.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { LawService } from './law.service.ts';
import type { StatusService } from './status.service.ts';

/** The questions that facts of law answer. */
export function registerFactsRoutes(
  register: RegisterCall,
  { status, law }: { readonly status: StatusService; readonly law: LawService },
): void {
  register(calls.getStatus, ({ query }) => status.ask(query));
  register(calls.getLaw, ({ reader, query }) => law.ask(reader, query.place, query.day));
}
