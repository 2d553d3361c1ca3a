import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '#web/api/profile.queries.ts';
import { useCurrentRoute } from '#web/app/current-route.ts';
import { ProfilePage } from '#web/features/profiles/profile-page.tsx';
import { Opened } from './opened.tsx';
import { useOtherAddress } from './use-other-address.ts';

const SOUGHT = {
  what: 'profile',
  search: { href: '/profile-navigator', name: 'Search profiles' },
  may: 'not be shown here',
};

/** `/profile-navigator/{id}` (SH-120); an id or a former slug in the address gives way to the slug of now (OP-134). */
export default function ProfileRoute() {
  const { id = '' } = useCurrentRoute().params;
  const query = useQuery(profileQuery(id));
  useOtherAddress(id, query.data?.url, { isWhole: true });
  return (
    <Opened
      query={query}
      sought={SOUGHT}
      name="Profile"
      titleOf={({ fullName }) => fullName}
      id={query.data?.profileId}
    >
      {(profile) => <ProfilePage key={profile.profileId} profile={profile} />}
    </Opened>
  );
}
