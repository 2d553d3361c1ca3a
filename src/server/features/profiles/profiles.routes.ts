import * as calls from '#contract/profiles.ts';
import { PROFILE_TYPE } from '#domain/records/profile-type.ts';
import type { Openings } from '#server/asking/openings.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { ProfilesService } from './profiles.service.ts';

/** The calls of the profile navigator; a page that is opened is counted and enters the history. */
export function registerProfilesRoutes(register: RegisterCall, service: ProfilesService, openings: Openings): void {
  register(calls.suggestProfiles, ({ reader, query }) => service.suggest(reader, query.query));
  register(calls.getProfile, ({ reader, params }) => {
    const open = () => service.getProfile(reader, params['id'] ?? '');
    return openings.follow(reader, 'profile', open, ({ profileId: id, fullName: title, url }) => {
      return { kind: 'request', id, title, type: PROFILE_TYPE, url };
    });
  });
  register(calls.listProfileCases, ({ reader, params, body }) => service.listCases(reader, params['id'] ?? '', body));
}
