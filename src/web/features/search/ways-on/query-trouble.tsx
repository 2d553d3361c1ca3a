import type { ApiError } from '#web/api/api-error.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Message } from '#web/ui/message.tsx';
import styles from './query-trouble.module.css';

interface QueryTroubleProps {
  readonly query: string;
  readonly error: ApiError;
  readonly hrefOfQuery: (query: string) => string;
  /** Where the query is looked for in all content. */
  readonly hrefOfEverything: string;
}

/** What each refusal of a query is called. */
const TITLES: Readonly<Record<string, string>> = {
  'query-too-expensive': 'This query asks too much at once',
  'result-too-deep': 'There are more results than are listed',
  'value-not-allowed': 'This search cannot be made',
  'mode-unknown': 'This search cannot be made',
  'field-invalid': 'This search cannot be made',
};

/** A query that is refused: the place in it, the reason, and what to search for instead. */
export function QueryTrouble({ query, error, hrefOfQuery, hrefOfEverything }: QueryTroubleProps) {
  const { at, length = 0, reason, suggestion } = error.details ?? {};
  const end = Math.min(query.length, (at ?? 0) + Math.max(1, length));
  return (
    <Message
      title={TITLES[error.code] ?? 'This query cannot be read'}
      actions={
        suggestion ? (
          <AppLink className={styles.suggestion} href={hrefOfQuery(suggestion)}>
            Search for <strong>{suggestion}</strong>
          </AppLink>
        ) : error.code === 'mode-unknown' ? (
          <AppLink href={hrefOfEverything}>Search all content</AppLink>
        ) : undefined
      }
    >
      {at === undefined || query === '' ? null : (
        <p className={styles.query}>
          {query.slice(0, at)}
          <span className={styles.place}>{query.slice(at, end) || ' '}</span>
          {query.slice(end)}
        </p>
      )}
      <p>{reason ?? error.message}</p>
    </Message>
  );
}
