import * as calls from '#contract/facts.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { StatusService } from './status.service.ts';

/** The questions that facts of law answer. */
export function registerFactsRoutes(register: RegisterCall, status: StatusService, clock: Clock): void {
  register(calls.getStatus, ({ query }) => status.ask({ ...query, day: query.day ?? clock.today() }));
}
