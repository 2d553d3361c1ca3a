import { useQuery } from '@tanstack/react-query';
import type { DocumentDetails } from '#contract/document.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { documentChangesQuery } from '#web/api/document.queries.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { hrefOfBeside } from '../beside/beside-in-address.ts';
import { DocumentHead, type TrailStep } from '../document-head.tsx';
import page from '../document-page.module.css';
import { ChangeList } from './change-list.tsx';
import styles from './changes-page.module.css';
import { countChanges } from './count-changes.ts';
import { isFormer, nameVersion } from './name-version.ts';

interface ChangesPageProps {
  /** The later of the two versions. */
  readonly document: DocumentDetails;
  readonly from: number;
  readonly trail: readonly TrailStep[];
  /** The address of the document without query and anchor. */
  readonly path: string;
  /** Where the later version is read. */
  readonly text: string;
}

/** What changed in a document from one version to another (OP-115). */
export function ChangesPage({ document, from, trail, path, text }: ChangesPageProps) {
  const { id, version, versions } = document;
  const right = isFormer(document) ? version : undefined;
  const [former, later] = [nameVersion(from, versions), nameVersion(version, versions)];
  const texts = { next: { version, href: text }, former: { version: from, href: `${path}?v=${from}` } };
  const { data, error, refetch } = useQuery(documentChangesQuery({ id, from, to: version }));
  // A version that the operator took away has no text to lead to.
  const isGone = error?.kind === 'withdrawn';
  return (
    <div className={page.page}>
      <article className={page.article}>
        <DocumentHead document={document} trail={trail} path={path} />
        <section className={styles.changes} aria-busy={!data && !error}>
          <h2 className={styles.title}>
            What changed from {former} to {later}
          </h2>
          <p className={styles.ways}>
            <AppLink href={text}>Read {later}</AppLink>
            {isGone ? null : (
              <>
                <AppLink href={texts.former.href}>Read {former}</AppLink>
                <AppLink href={hrefOfBeside(path, { kind: 'version', version: from }, right)}>
                  Both side by side
                </AppLink>
              </>
            )}
          </p>
          <output className={styles.count}>
            {data ? countChanges(data) : error ? '' : 'Comparing the two versions…'}
          </output>
          {error ? <CannotCompare error={error} onRetry={() => void refetch()} /> : null}
          {data ? <ChangeList changes={data} texts={texts} /> : null}
        </section>
      </article>
    </div>
  );
}

function CannotCompare({ error, onRetry }: { readonly error: ApiError; readonly onRetry: () => void }) {
  return (
    <p>
      {error.details?.reason ?? error.message}{' '}
      {error.canRetry ? (
        <Button kind="text" onClick={onRetry}>
          Try again
        </Button>
      ) : null}
    </p>
  );
}
