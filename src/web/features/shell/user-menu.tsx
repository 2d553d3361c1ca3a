import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { ACCOUNT_ADDRESSES } from '#contract/account.ts';
import { forgetSignedOut, useAccount, type AccountModel } from '#web/app/account.ts';
import { purgeKeptDocuments } from '#web/app/kept-documents.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import menu from './menu.module.css';
import { signInHref } from './sign-in-href.ts';
import { useHeaderLinks } from './use-header-links.ts';
import styles from './user-menu.module.css';

/** Who is here, and the way in or out (SH-255 to SH-257). */
export function UserMenu() {
  const account = useAccount();
  const signIn = useSignInHref();
  // Somebody is here, and the server is about to say who: the place is kept, so that nothing moves then.
  if (!account.isKnown && account.codes.length > 0) return <span className={styles.waiting} />;
  if (account.name === undefined) {
    return (
      <AppLink href={signIn} className={styles.signIn}>
        Log in
      </AppLink>
    );
  }
  return (
    <Dropdown
      align="end"
      renderTrigger={(properties) => (
        <button type="button" {...properties} className={styles.trigger}>
          <span className="visually-hidden">Account: </span>
          <span className={styles.circle} aria-hidden>
            {account.initials}
          </span>
          <span className={styles.name}>{account.name}</span>
          <ChevronDown size="1rem" aria-hidden className={styles.chevron} />
        </button>
      )}
    >
      {(close) => <UserList account={account} signIn={signIn} onFollow={close} />}
    </Dropdown>
  );
}

interface UserListProps {
  readonly account: AccountModel;
  readonly signIn: string;
  readonly onFollow: () => void;
}

function UserList({ account, signIn, onFollow }: UserListProps) {
  const institution = account.account?.institution;
  const signOut = useSignOut();
  const { ownPages } = useHeaderLinks();
  return (
    <>
      <div className={styles.who}>
        <p className={styles.full}>{account.name}</p>
        {institution && institution !== account.name ? <p>{institution}</p> : null}
        {account.isByAddress && !account.isSignedIn ? <p>Recognised by your network address</p> : null}
      </div>
      <ul>
        {account.isSignedIn ? null : (
          <li>
            <AppLink href={signIn} className={menu.item} onClick={onFollow}>
              Sign in personally
            </AppLink>
          </li>
        )}
        {ownPages.map(({ href, name }) => (
          <li key={href}>
            <AppLink href={href} className={menu.item} onClick={onFollow}>
              {name}
            </AppLink>
          </li>
        ))}
        <li>
          <a href={ACCOUNT_ADDRESSES.logout} className={menu.item} onClick={signOut}>
            Log out
          </a>
        </li>
      </ul>
    </>
  );
}

/** Signing out is a full load of the server's own address (SH-053); nothing of the reader stays behind (SH-055, SH-056). */
function useSignOut(): () => void {
  const queries = useQueryClient();
  return () => {
    void purgeKeptDocuments();
    forgetSignedOut(queries);
  };
}

/** The sign-in page, which leads back to the address that is open. */
function useSignInHref(): string {
  const href = useLocation({ select: (location) => location.href });
  return signInHref(window.location.origin, href);
}
