import { useId } from 'react';
import type { DirectMatch } from '#contract/search.ts';
import { DocumentActions } from '#web/app/document-actions.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { ClosedMark } from '#web/ui/closed-mark.tsx';
import { FactsLine } from '#web/ui/facts-line.tsx';
import { formatDate } from '#domain/document/format-date.ts';
import styles from './direct-matches.module.css';
import { hrefOfHit } from '../results/hit-meta.ts';

interface DirectMatchesProps {
  readonly matches: readonly DirectMatch[];
  readonly query: string;
}

/** The documents that the query names, one step away. */
export function DirectMatches({ matches, query }: DirectMatchesProps) {
  const id = useId();
  if (matches.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        Go to
      </h2>
      <ul className={styles.list}>
        {matches.map((match) => (
          <li key={match.id}>
            <AppLink
              dir="auto"
              className={styles.link}
              href={match.isOpen ? hrefOfHit(match, termOf(match, query), 'number') : match.url}
            >
              {match.title}
            </AppLink>
            <div className={styles.meta}>
              <FactsLine
                facts={[match.type, nameOf(match), match.publicationDate && formatDate(match.publicationDate)]}
              />
              {match.isOpen ? null : (
                <>
                  {' '}
                  <ClosedMark />
                </>
              )}{' '}
              <DocumentActions place="row" document={match} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What named it, where the title does not say so already; or what is not in it. */
function nameOf({ kind, text, title, lacks }: DirectMatch): string {
  if (lacks !== undefined) return `no ${lacks} found in it`;
  return kind === 'title' || title.includes(text) ? '' : text;
}

/** A party or a title stands in the text and is marked there; a citation is only its name. */
function termOf({ kind }: DirectMatch, query: string): string {
  return kind === 'party' ? query : '';
}
