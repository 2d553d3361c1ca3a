import { useLocation } from '@tanstack/react-router';
import { getNewAddress } from '#domain/addresses/legacy-address.ts';
import { LegacyAddress } from '#web/features/house/legacy-address.tsx';
import { useRouteTitle } from './use-page-title.ts';

/** Addresses of the former system (SH-059 to SH-061). */
export default function LegacyRoute() {
  const { pathname, searchStr } = useLocation();
  useRouteTitle();
  return (
    <LegacyAddress
      oldAddress={location.origin + pathname + searchStr}
      newAddress={location.origin + getNewAddress(pathname, searchStr)}
    />
  );
}
