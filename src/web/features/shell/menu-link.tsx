import { ArrowUpRight, Lock } from 'lucide-react';
import { useLocation } from '@tanstack/react-router';
import { isExternal } from '#domain/edition/list-menu.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { useRequestDemo } from '#web/app/request-demo.ts';
import { useFollowMenu } from './follow-menu.ts';
import styles from './menu.module.css';
import { isAtAddress } from './same-address.ts';
import type { MenuEntry } from './use-menu.ts';

interface MenuLinkProps {
  readonly entry: MenuEntry;
  readonly className: string | undefined;
  /** After the entry was chosen, for the list that holds it. */
  readonly onFollow?: (() => void) | undefined;
}

/** One entry of the menu: a page, a file, another site, or a locked feature. */
export function MenuLink({ entry, className, onFollow }: MenuLinkProps) {
  const requestDemo = useRequestDemo();
  const { label, url = '/', isLocked, isVuePage, target } = entry;
  if (isLocked) {
    const open = () => {
      onFollow?.();
      requestDemo();
    };
    return (
      <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
        {label}
        <Lock size="0.875rem" aria-hidden className={styles.mark} />
        <span className="visually-hidden"> (not included in your subscription)</span>
      </button>
    );
  }
  if (isExternal(url)) {
    return (
      <ExternalLink href={url} className={className} onClick={onFollow}>
        {label}
      </ExternalLink>
    );
  }
  if (isVuePage && !target) return <PageLink entry={entry} className={className} onFollow={onFollow} />;
  return (
    <a href={url} className={className} onClick={onFollow} {...(target ? { target, rel: 'noopener' } : {})}>
      {label}
      {target ? <span className="visually-hidden"> (opens in a new tab)</span> : null}
      {target ? <ArrowUpRight size="0.875rem" aria-hidden className={styles.mark} /> : null}
    </a>
  );
}

function PageLink({ entry, className, onFollow }: MenuLinkProps) {
  const follow = useFollowMenu();
  const address = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const { label, url = '/', isSoon } = entry;
  return (
    <AppLink
      href={url}
      className={className}
      aria-current={isAtAddress(url, address) ? 'page' : undefined}
      onClick={() => {
        follow(entry);
        onFollow?.();
      }}
    >
      {label}
      {isSoon ? <span className={styles.soon}> soon</span> : null}
    </AppLink>
  );
}
