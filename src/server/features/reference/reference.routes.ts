import * as calls from '#contract/reference.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { ConventionsService } from './conventions.service.ts';
import type { JurisdictionsService } from './jurisdictions.service.ts';
import type { OrganizationsService } from './organizations.service.ts';

interface Services {
  readonly jurisdictions: JurisdictionsService;
  readonly organizations: OrganizationsService;
  readonly conventions: ConventionsService;
}

/** The calls of the reference areas (OP-103). */
export function registerReferenceRoutes(register: RegisterCall, services: Services): void {
  const { jurisdictions, organizations, conventions } = services;
  register(calls.listJurisdictions, ({ reader }) => jurisdictions.list(reader));
  register(calls.getJurisdiction, ({ reader, params }) => jurisdictions.get(reader, params['name'] ?? ''));
  register(calls.listOrganizations, ({ reader }) => organizations.list(reader));
  register(calls.getOrganization, ({ reader, params }) => organizations.get(reader, params['id'] ?? ''));
  register(calls.listConventions, ({ reader }) => conventions.list(reader));
  register(calls.getConvention, ({ reader, params }) => conventions.get(reader, params['id'] ?? ''));
  register(calls.findTreatyBetween, ({ reader, query }) => conventions.findBetween(reader, query));
}
