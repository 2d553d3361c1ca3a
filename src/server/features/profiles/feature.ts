import { getProfile, listProfileCases, suggestProfiles } from '#contract/profiles.ts';
import { FavoriteMarks } from '#server/asking/favorite-marks.ts';
import type { ProfileDirectories } from '#server/asking/profile-directories.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import type { ReadingBudget } from '#server/asking/reading-budget.ts';
import { ReadingHistory, type HistoryParts } from '#server/asking/reading-history.ts';
import type { FavoriteStore } from '#server/ports/favorite-store.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { UsageRecorder } from '#server/ports/usage-recorder.ts';
import { registerProfilesRoutes } from './profiles.routes.ts';
import { ProfilesService } from './profiles.service.ts';

interface Parts extends HistoryParts {
  readonly profiles: ProfileDirectories;
  readonly guard: DocumentGuard;
  readonly budget: ReadingBudget;
  readonly favorites: FavoriteStore;
  readonly usage: UsageRecorder;
}

/** Pages of arbitrators, counsel and experts with their cases and what is counted of these. */
export const profilesFeature: Feature<Parts> = {
  name: 'profiles',
  calls: [suggestProfiles, getProfile, listProfileCases],
  serve: (register, { usage, ...parts }) => {
    const after = { marks: new FavoriteMarks(parts.favorites, parts.content), history: new ReadingHistory(parts) };
    registerProfilesRoutes(register, new ProfilesService(parts), after, usage);
  },
};
