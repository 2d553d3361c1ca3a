import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { deleteRelationSearch, listRelationSearches, type RelationSearchAnswer } from '#contract/relation-searches.ts';
import { nameRelationSearch } from '#domain/tools/desk/relation-search.ts';
import { FIRST_RELATIONS } from '#domain/tools/relations/relation-page.ts';
import { readPartners } from '#domain/tools/relations/partners.ts';
import { callChange, callQuery, FRESH } from '#web/api/call-query.ts';
import { useAccount } from '#web/app/account.ts';
import { attempt } from '#web/app/attempt.ts';
import { offerUndo } from '#web/app/offer-undo.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { printRelationAddress } from './relation-address.ts';
import styles from './relations-page.module.css';

const latestRelationsQuery = () => callQuery(listRelationSearches, {}, FRESH);

const forget = callChange(
  deleteRelationSearch,
  (id: string) => ({ path: { id } }),
  (queries, _answer, id) =>
    queries.setQueryData(latestRelationsQuery().queryKey, (former) => former?.filter((search) => search.id !== id)),
);

/** The questions that the account asked last (TL-040). */
export function LatestRelations() {
  const queries = useQueryClient();
  const { isSignedIn } = useAccount();
  const { data } = useQuery({ ...latestRelationsQuery(), enabled: isSignedIn });
  if (!isSignedIn) return null;
  return (
    <section className={styles.latest} aria-labelledby="latest-relations">
      <h2 id="latest-relations" className={styles.heading}>
        Latest searches
      </h2>
      {data && data.length === 0 ? (
        <p className={styles.quiet}>
          The last twenty questions you ask stand here, on every device. Only you see them.
        </p>
      ) : (
        <>
          <p className={styles.quiet}>The last twenty are kept.</p>
          <ul className={styles.latestList}>
            {(data ?? []).map((search) => (
              <li key={search.id} className={styles.latestItem}>
                <AppLink href={addressOf(search)}>{nameRelationSearch(search)}</AppLink>
                <Button
                  kind="icon"
                  aria-label={`Forget ${nameRelationSearch(search)}`}
                  onClick={() => void remove(queries, search)}
                >
                  <X size="1rem" aria-hidden />
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Moves a question to the trash, from which it can be brought back. */
function remove(queries: QueryClient, search: RelationSearchAnswer): Promise<boolean> {
  return attempt('The search could not be forgotten', async () => {
    await forget(queries, search.id);
    offerUndo(queries, `“${nameRelationSearch(search)}” was removed from your latest searches`, [search.id]);
  });
}

function addressOf({ relationshipOne, relationshipTwo, relationshipTypeSelection }: RelationSearchAnswer): string {
  const [one] = readPartners([relationshipOne]);
  const two = readPartners(relationshipTwo);
  return `/relationship-indicator${printRelationAddress({ ...FIRST_RELATIONS, one, two, types: relationshipTypeSelection })}`;
}
