import { useQuery } from '@tanstack/react-query';
import { begunChecklistsQuery } from '#web/api/insights.queries.ts';
import { useAccount } from '#web/app/account.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { PartTrouble } from '#web/ui/part-trouble.tsx';
import styles from './insight-stages.module.css';

/**
 * What the account has begun to tick; nothing is drawn where there is nothing, or nobody whose it would be. Where it
 * cannot be had the rest of the page stands (OP-32).
 */
export function BegunChecklists() {
  const { isSignedIn } = useAccount();
  const { data, error, refetch } = useQuery({ ...begunChecklistsQuery(), enabled: isSignedIn });
  if (!data && error) {
    return (
      <section aria-label="Your checklists">
        <PartTrouble onRetry={() => void refetch()}>
          The checklists that you began are kept; the questions below work.
        </PartTrouble>
      </section>
    );
  }
  if (!data || data.checklists.length === 0) return null;
  return (
    <section className={styles.begun} aria-labelledby="begun-checklists">
      <h2 id="begun-checklists">Your checklists</h2>
      <ul>
        {data.checklists.map(({ id, title, url, ticked, of }) => (
          <li key={id}>
            <AppLink href={url}>{title}</AppLink>
            <span className={styles.progress}>
              {ticked} of {of} done
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
