import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Message } from './message.tsx';
import { NotFoundMessage } from './not-found-message.tsx';
import { WaitingHead } from './page-head.tsx';
import { Page } from './page.tsx';
import { ReadingLimit } from './reading-limit.tsx';
import { SkeletonLine } from './skeleton.tsx';
import styles from './awaited.module.css';

interface Trouble {
  readonly message: string;
  readonly kind: string;
  readonly code: string;
  readonly requestId: string | undefined;
  readonly details?: { readonly reason?: string | undefined; readonly contact?: string | null | undefined } | undefined;
}

interface AwaitedProps<T> {
  readonly data: T | undefined;
  /** Why there is nothing, in words. */
  readonly trouble: Trouble | null | undefined;
  readonly onRetry: () => void;
  /** Below a head that is there at once. */
  readonly isPart?: boolean;
  /** What is looked for, for a reader to whom it is not there: `There is no such entry`. */
  readonly missing?: string;
  readonly children: (data: T) => ReactNode;
}

/** What a page is made of, once it is there: lines in its place before, and words with a way on where it does not come. */
export function Awaited<T>({
  data,
  trouble,
  onRetry,
  isPart,
  missing = 'There is nothing here',
  children,
}: AwaitedProps<T>) {
  if (data !== undefined) return children(data);
  if (trouble?.kind === 'not-found') return <NotFoundMessage title={missing} />;
  if (trouble?.code === 'reading-limit') {
    const { reason = trouble.message, contact } = trouble.details ?? {};
    return (
      <ReadingLimit reason={reason} contact={contact} note={trouble.requestId && `Request ${trouble.requestId}`} />
    );
  }
  if (trouble) {
    return (
      <Message
        level={isPart ? 2 : 1}
        title="This page could not be loaded"
        actions={
          <Button kind="default" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        <p>{trouble.message} The rest of the library works; you can search it meanwhile.</p>
      </Message>
    );
  }
  return <Waiting isPart={isPart} />;
}

function Waiting({ isPart }: { readonly isPart: boolean | undefined }) {
  return (
    <div aria-busy="true" data-waiting className={styles.waiting}>
      {isPart ? null : (
        <>
          <h1 className="visually-hidden">Loading</h1>
          <WaitingHead />
        </>
      )}
      {[62, 80, 74, 68, 77, 71, 80].map((width, line) => (
        <p key={`${width} ${String(line)}`}>
          <SkeletonLine width={`${width}%`} />
        </p>
      ))}
    </div>
  );
}

interface AwaitedPageProps<T> extends Pick<AwaitedProps<T>, 'missing' | 'children'> {
  /** What is known of the page at once. */
  readonly head?: ReactNode;
  readonly query: {
    readonly data: T | undefined;
    readonly error: AwaitedProps<T>['trouble'];
    readonly refetch: () => unknown;
  };
}

/** A page that is made of what one query answers. */
export function AwaitedPage<T>({ query: { data, error, refetch }, head, ...awaited }: AwaitedPageProps<T>) {
  return (
    <Page>
      {head}
      <Awaited {...awaited} isPart={head !== undefined} data={data} trouble={error} onRetry={() => void refetch()} />
    </Page>
  );
}
