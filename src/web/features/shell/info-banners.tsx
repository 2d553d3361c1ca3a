import { X } from 'lucide-react';
import { useState } from 'react';
import { isExternal } from '#domain/edition/list-menu.ts';
import { useAccount } from '#web/app/account.ts';
import { readCookie } from '#web/app/cookies.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { leadsOn } from '#web/app/leads-on.ts';
import { writeCookie } from '#web/app/write-cookie.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';
import banner from './banners.module.css';
import styles from './info-banners.module.css';

/** A closed banner stays away for 7 days, in seconds (CON-001). */
const AWAY = 7 * 24 * 60 * 60;

/** What the library has to say today, one line after the other, each closable (SH-274 to SH-277). */
export function InfoBanners() {
  const { banners } = useEditionView();
  const [closed, setClosed] = useState(() => banners.filter(({ id }) => isAway(id)).map(({ id }) => id));
  const shown = banners.find(({ id }) => !closed.includes(id));
  if (!shown) return null;
  const { id, text, link } = shown;
  const close = () => {
    // Whoever closes a line asks for this cookie; it says nothing about the reader.
    writeCookie(cookieOf(id), 'false', AWAY);
    setClosed([...closed, id]);
  };
  return (
    <aside aria-label="Announcements" className={classNames(banner.banner, styles.banner)} data-banner>
      <div className={styles.row}>
        <p className={styles.text}>
          {text} {link ? <BannerLink {...link} /> : null}
        </p>
        <Button kind="icon" aria-label={`Close: ${text}`} className={styles.close} onClick={close}>
          <X size="1rem" aria-hidden />
        </Button>
      </div>
    </aside>
  );
}

/** Nothing where it would lead to no more than a refusal. */
function BannerLink({ label, url }: { readonly label: string; readonly url: string }) {
  const view = useEditionView();
  if (!leadsOn(view, useAccount(), url)) return null;
  return isExternal(url) ? <ExternalLink href={url}>{label}</ExternalLink> : <AppLink href={url}>{label}</AppLink>;
}

function isAway(id: string): boolean {
  return readCookie(cookieOf(id)) === 'false';
}

/** Name of the cookie of a banner (SH-270). */
function cookieOf(id: string): string {
  return `banner-${id}`;
}
