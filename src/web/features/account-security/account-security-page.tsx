import { useQuery } from '@tanstack/react-query';
import { accountSecurityQuery } from '#web/api/account-security.ts';
import { useAccount } from '#web/app/account.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { Page } from '#web/ui/page.tsx';
import { PartTrouble } from '#web/ui/part-trouble.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import styles from './account-security.module.css';
import { Password } from './password.tsx';
import { Sessions } from './sessions.tsx';

/** The reader's own password, and where they are signed in. */
export function AccountSecurityPage() {
  return (
    <Page>
      <PageHead
        title="Password and sessions"
        lead="How you sign in, and where you are signed in now. Both hold for all editions."
      />
      <AccountSecurity />
    </Page>
  );
}

/** Both parts, wherever they stand. */
export function AccountSecurity() {
  const { isSignedIn } = useAccount();
  const { data, error, refetch } = useQuery({ ...accountSecurityQuery(), enabled: isSignedIn });
  if (error && !data) return <PartTrouble error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  return (
    <div className={styles.parts}>
      <Password security={data} />
      <Sessions security={data} />
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className={styles.parts}>
      {[34, 52, 46].map((width) => (
        <p key={width}>
          <SkeletonLine width={`${width}%`} />
        </p>
      ))}
    </div>
  );
}
