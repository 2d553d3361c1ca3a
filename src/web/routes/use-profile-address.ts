import { presentOwnAddress } from '#domain/addresses/document-address.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { DocumentDetails } from '#contract/document.ts';
import { PROFILE_TYPE } from '#domain/records/profile-type.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { isAskedAt } from '#web/app/is-asked-at.ts';

/** A person's text gives way to their page where the edition has pages of people; answers whether it does (SH-120). */
export function useProfileAddress(
  asked: string,
  document: DocumentDetails | undefined,
  version: number | undefined,
): boolean {
  const { modes } = useEditionView();
  const { history, navigate } = useRouter();
  const isProfile = document?.type === PROFILE_TYPE && version === undefined;
  const id = isProfile && modes.some(({ sortsByName }) => sortsByName) ? document.id : undefined;
  useEffect(() => {
    if (id === undefined || !isAskedAt(history.location.pathname, asked)) return;
    void navigate({ href: presentOwnAddress(PROFILE_TYPE, id), replace: true });
  }, [asked, id, history, navigate]);
  return id !== undefined;
}
