import { useCookieConsent } from '#web/app/cookie-consent.ts';
import { CookieBanner } from './cookie-banner.tsx';
import { InfoBanners } from './info-banners.tsx';

/** What asks something of the reader or has something to say, one at a time: cookies first (SH-266), then announcements. */
export function Banners({ onAgree }: { readonly onAgree: () => void }) {
  return useCookieConsent() ? <InfoBanners /> : <CookieBanner onAgree={onAgree} />;
}
