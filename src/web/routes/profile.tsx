import { useCurrentRoute } from '#web/app/current-route.ts';
import { ProfilePage } from '#web/features/profiles/profile-page.tsx';
import { useProfile } from '#web/features/profiles/use-profile.ts';
import { ResultSteps } from '#web/features/search/results/result-steps.tsx';
import { usePageTitle } from './use-page-title.ts';

/** `/profile-navigator/{id}` (SH-120). */
export default function ProfileRoute() {
  const { id = '' } = useCurrentRoute().params;
  const model = useProfile(id);
  usePageTitle(model.profile?.fullName ?? 'Profile');
  const { profileId } = model.profile ?? {};
  const above = profileId === undefined ? null : <ResultSteps key={profileId} id={profileId} />;
  return <ProfilePage key={profileId} model={model} above={above} />;
}
