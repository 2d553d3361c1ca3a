import { getProfile, listProfileCases, suggestProfiles } from '#contract/profiles.ts';
import { Openings, type OpeningParts } from '#server/asking/openings.ts';
import type { ProfileDirectories } from '#server/asking/profile-directories.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import type { ReadingBudget } from '#server/asking/reading-budget.ts';
import type { Feature } from '#server/ports/feature.ts';
import { registerProfilesRoutes } from './profiles.routes.ts';
import { ProfilesService } from './profiles.service.ts';

interface Parts extends OpeningParts {
  readonly profiles: ProfileDirectories;
  readonly guard: DocumentGuard;
  readonly budget: ReadingBudget;
}

/** Pages of arbitrators, counsel and experts with their cases and what is counted of these. */
export const profilesFeature: Feature<Parts> = {
  name: 'profiles',
  calls: [suggestProfiles, getProfile, listProfileCases],
  serve: (register, parts) => registerProfilesRoutes(register, new ProfilesService(parts), new Openings(parts)),
};
