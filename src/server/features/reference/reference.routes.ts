import { listExamMaterials, listUsefulLinks } from '#contract/outside-links.ts';
import * as calls from '#contract/reference.ts';
import { countReading } from '#server/asking/count-reading.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { UsageRecorder } from '#server/ports/usage-recorder.ts';
import type { ConventionsService } from './conventions.service.ts';
import type { TreatiesBetweenService } from './treaties-between.service.ts';
import type { JurisdictionsService } from './jurisdictions.service.ts';
import type { OutsideLinksService } from './outside-links.service.ts';
import type { OrganizationsService } from './organizations.service.ts';

interface Services {
  readonly jurisdictions: JurisdictionsService;
  readonly organizations: OrganizationsService;
  readonly conventions: ConventionsService;
  readonly treatiesBetween: TreatiesBetweenService;
  readonly outsideLinks: OutsideLinksService;
}

/** The calls of the reference areas (OP-103). */
export function registerReferenceRoutes(register: RegisterCall, services: Services, usage: UsageRecorder): void {
  const { jurisdictions, organizations, conventions, treatiesBetween, outsideLinks } = services;
  register(calls.listJurisdictions, ({ reader }) => jurisdictions.list(reader));
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
  register(calls.listOrganizations, ({ reader }) => organizations.list(reader));
  register(calls.getOrganization, ({ reader, params }) => organizations.get(reader, params['id'] ?? ''));
  register(calls.listConventions, ({ reader }) => conventions.list(reader));
  register(calls.getConvention, ({ reader, params }) => conventions.get(reader, params['id'] ?? ''));
  register(listUsefulLinks, ({ reader }) => outsideLinks.listUsefulLinks(reader));
  register(listExamMaterials, ({ reader }) => outsideLinks.listExamMaterials(reader));
  register(calls.findTreatyBetween, ({ reader, query }) => treatiesBetween.find(reader, query));
}
