import { acceptCookies, useCookieConsent } from '#web/app/cookie-consent.ts';
import { Button } from '#web/ui/button.tsx';
import { useHouseAddress } from './use-house-address.ts';
import styles from './cookie-banner.module.css';

/**
 * Asks for consent to cookies until it is given (SH-266). It stands in the page above everything else, so that it covers
 * nothing and nothing jumps while it is there.
 */
export function CookieBanner({ onAgree }: { readonly onAgree: () => void }) {
  const isAccepted = useCookieConsent();
  const privacy = useHouseAddress('privacy') ?? '/policy/privacy';
  if (isAccepted) return null;
  const agree = () => {
    acceptCookies();
    onAgree();
  };
  return (
    <section aria-label="Cookies" className={styles.banner}>
      <div className={styles.row}>
        <p className={styles.text}>We use cookies to keep you signed in and to understand how the library is used.</p>
        <div className={styles.buttons}>
          <Button kind="default" onClick={agree}>
            I AGREE
          </Button>
          <a href={privacy} target="_blank" rel="noopener" className={styles.more}>
            MORE INFO<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </div>
      </div>
    </section>
  );
}
