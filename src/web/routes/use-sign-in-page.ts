import { useLocation } from '@tanstack/react-router';
import { signInPage } from './server-address.ts';

/** The page that leads to a personal sign-in and back to the address that is open. */
export function useSignInPage(): string {
  const href = useLocation({ select: (location) => location.href });
  return signInPage(window.location.origin + href, true);
}
