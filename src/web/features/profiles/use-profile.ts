import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Profile } from '#contract/profiles.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { profileQuery } from '#web/api/profile.queries.ts';
import { isAskedAt } from '#web/app/is-asked-at.ts';

export interface ProfileModel {
  readonly profile: Profile | undefined;
  readonly error: ApiError | undefined;
  readonly retry: () => void;
}

/** A person's page; an id or a former slug in the address gives way to the slug of now (OP-134). */
export function useProfile(id: string): ProfileModel {
  const { data: profile, error, refetch } = useQuery(profileQuery(id));
  const { history, navigate } = useRouter();
  const url = profile?.url;
  useEffect(() => {
    const { pathname, search, hash } = history.location;
    if (url === undefined || pathname === url || !isAskedAt(pathname, id)) return;
    void navigate({ href: `${url}${search}${hash}`, replace: true, resetScroll: false });
  }, [id, url, history, navigate]);
  return { profile, error: error ?? undefined, retry: () => void refetch() };
}
