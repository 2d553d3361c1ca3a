import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from '@tanstack/react-router';
import { askByAddress } from '#web/api/account.queries.ts';
import { AddressSignIn } from '#web/features/account/address-sign-in.tsx';
import { readReturnAddress } from '#domain/edition/return-address.ts';
import { useRouteTitle } from './use-page-title.ts';

/** `/account/loginip`: recognition by network address on request (SH-034); leads on where it succeeds. */
export default function AddressSignInRoute() {
  const queries = useQueryClient();
  const { searchStr } = useLocation();
  const { mutate, data, isError, isPending } = useMutation({
    mutationFn: () => askByAddress(queries, true),
  });
  const leadOn = (isKnown: boolean) => {
    const value = new URLSearchParams(searchStr).get('returnUrl');
    if (isKnown) location.replace(readReturnAddress(location.origin, value));
  };
  // Given with the asking, it leads on only while the page is there: who has gone elsewhere meanwhile stays there.
  const ask = () => mutate(undefined, { onSuccess: leadOn });
  const askAtFirst = useEffectEvent(ask);
  useRouteTitle();
  useEffect(() => askAtFirst(), []);
  const state = isError ? 'out-of-reach' : data === false && !isPending ? 'unknown' : 'asking';
  return <AddressSignIn state={state} onRetry={ask} />;
}
