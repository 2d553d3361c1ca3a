import * as calls from '#contract/reference.ts';
import { countReading } from '#server/asking/count-reading.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { UsageRecorder } from '#server/ports/usage-recorder.ts';
import type { TreatiesBetweenService } from './treaties-between.service.ts';
import type { JurisdictionsService } from './jurisdictions.service.ts';
import type { OrganizationsService } from './organizations.service.ts';

interface Services {
  readonly jurisdictions: JurisdictionsService;
  readonly organizations: OrganizationsService;
  readonly treatiesBetween: TreatiesBetweenService;
}

/** The calls of the reference areas (OP-103). */
export function registerReferenceRoutes(register: RegisterCall, services: Services, usage: UsageRecorder): void {
  const { jurisdictions, organizations, treatiesBetween } = services;
  register(calls.getJurisdiction, ({ reader, params }) =>
    // The overview is a text that is read there.
    countReading(
      usage,
      reader,
      'document',
      () => jurisdictions.get(reader, params['name'] ?? ''),
      ({ overview }) =>
        overview === null
          ? undefined
          : { kind: 'request', id: overview.id, title: overview.title, type: overview.type },
    ),
  );
  register(calls.getOrganization, ({ reader, params }) => organizations.get(reader, params['id'] ?? ''));
  register(calls.findTreatyBetween, ({ reader, query }) => treatiesBetween.find(reader, query));
}
