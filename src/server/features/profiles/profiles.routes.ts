import * as calls from '#contract/profiles.ts';
import { PROFILE_TYPE } from '#domain/records/profile-type.ts';
import { countReading } from '#server/asking/count-reading.ts';
import type { FavoriteMarks } from '#server/asking/favorite-marks.ts';
import type { ReadingHistory } from '#server/asking/reading-history.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { UsageRecorder } from '#server/ports/usage-recorder.ts';
import type { ProfilesService } from './profiles.service.ts';

/** The calls of the profile navigator; a page that is opened is counted and enters the history. */
export function registerProfilesRoutes(
  register: RegisterCall,
  service: ProfilesService,
  { marks, history }: { readonly marks: FavoriteMarks; readonly history: ReadingHistory },
  usage: UsageRecorder,
): void {
  register(calls.suggestProfiles, ({ reader, query }) => service.suggest(reader, query.query));
  register(calls.getProfile, ({ reader, params }) => {
    const open = () => service.getProfile(reader, params['id'] ?? '');
    const read = () =>
      countReading(usage, reader, 'profile', open, ({ profileId, fullName }) => ({
        kind: 'request',
        id: profileId,
        title: fullName,
        type: PROFILE_TYPE,
      }));
    const seen = () => marks.note(reader, ({ profileId }) => profileId, read);
    return history.follow(
      reader,
      ({ profileId, fullName, url }) => ({ target: profileId, url, title: fullName, type: PROFILE_TYPE }),
      seen,
    );
  });
  register(calls.listProfileCases, ({ reader, params, body }) => service.listCases(reader, params['id'] ?? '', body));
}
