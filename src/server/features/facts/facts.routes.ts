import * as calls from '#contract/facts.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { LawService } from './law.service.ts';
import type { StatusService } from './status.service.ts';

/** The questions that facts of law answer. */
export function registerFactsRoutes(
  register: RegisterCall,
  { status, law, clock }: { readonly status: StatusService; readonly law: LawService; readonly clock: Clock },
): void {
  register(calls.getStatus, ({ query }) => status.ask({ ...query, day: query.day ?? clock.today() }));
  register(calls.getLaw, ({ reader, query }) => law.ask(reader, query.place, query.day));
}
