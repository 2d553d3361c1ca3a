import { acceptCookies } from '#web/app/cookie-consent.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import banner from './banners.module.css';
import { useHouseAddress } from './use-house-address.ts';
import styles from './cookie-banner.module.css';

/** Asks for consent to cookies (SH-263 to SH-265). */
export function CookieBanner({ onAgree }: { readonly onAgree: () => void }) {
  const privacy = useHouseAddress('privacy') ?? '/policy/privacy';
  const agree = () => {
    acceptCookies();
    onAgree();
  };
  return (
    <section aria-label="Cookies" className={classNames(banner.banner, styles.banner)} data-banner>
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
