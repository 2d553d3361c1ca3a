import { getProfile, listProfileCases, suggestProfiles } from '#contract/profiles.ts';
import { Openings, type OpeningParts } from '#server/asking/openings.ts';
import type { Feature } from '#server/ports/feature.ts';
import { registerProfilesRoutes } from './profiles.routes.ts';
import { ProfilesService, type ProfileSources } from './profiles.service.ts';

/** Pages of arbitrators, counsel and experts with their cases and what is counted of these. */
export const profilesFeature: Feature<OpeningParts & ProfileSources> = {
  name: 'profiles',
  calls: [suggestProfiles, getProfile, listProfileCases],
  serve: (register, parts) => registerProfilesRoutes(register, new ProfilesService(parts), new Openings(parts)),
};
