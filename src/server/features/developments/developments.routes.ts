import { getDevelopments } from '#contract/developments.ts';
import { underBothBases } from '#contract/latest-searches.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { DevelopmentsService } from './developments.service.ts';

/** `GET /mip/api/Developments`, and the same under `/apiv2`. */
export function registerDevelopmentsRoutes(register: RegisterCall, service: DevelopmentsService): void {
  for (const call of underBothBases(getDevelopments)) {
    register(call, ({ reader, query }) => service.list(reader, query));
  }
}
