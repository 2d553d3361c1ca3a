import { useCookieConsent } from '#web/app/cookie-consent.ts';
import { CookieBanner } from './cookie-banner.tsx';
import { InfoBanners } from './info-banners.tsx';
import { NewVersion } from './new-version.tsx';

/**
 * What asks something of the reader or has something to say, one at a time: cookies first (SH-266), then announcements.
 * What meets a new version comes with them, for it has to be here before the parts of this one are gone.
 */
export function Banners({ onAgree }: { readonly onAgree: () => void }) {
  return (
    <>
      {useCookieConsent() ? <InfoBanners /> : <CookieBanner onAgree={onAgree} />}
      <NewVersion />
    </>
  );
}
