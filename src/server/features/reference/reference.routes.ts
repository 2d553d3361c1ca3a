import * as calls from '#contract/reference.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { TreatiesBetweenService } from './treaties-between.service.ts';

/** The call of the reference areas that belongs to no list (OP-103). */
export function registerReferenceRoutes(register: RegisterCall, treatiesBetween: TreatiesBetweenService): void {
  register(calls.findTreatyBetween, ({ reader, query }) => treatiesBetween.find(reader, query));
}
