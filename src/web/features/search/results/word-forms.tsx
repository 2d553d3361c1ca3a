import { AppLink } from '#web/ui/app-link.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { describeWordForms } from './describe-word-forms.ts';
import type { FormsModel } from './use-word-forms.ts';
import styles from './how-we-read.module.css';

interface WordFormsProps {
  /** A word or wildcard in canonical spelling. */
  readonly term: string;
  readonly forms: FormsModel;
  readonly hrefOfQuery: (query: string) => string;
}

/** What a term finds beside what is written, on its own line, with the way to the word alone; mostly nothing. */
export function WordForms({ term, forms, hrefOfQuery }: WordFormsProps) {
  const found = forms.byTerm.get(term);
  if (!found) {
    return forms.isLoading ? (
      <span className={styles.waiting}>
        <SkeletonLine width="12rem" />
      </span>
    ) : null;
  }
  return (
    <>
      {' '}
      <span className={styles.words}>{describeWordForms(found)}</span>
      {found.exactQuery === null ? null : (
        <>
          {' '}
          <AppLink
            className={styles.exact}
            href={hrefOfQuery(found.exactQuery)}
            aria-label={`Only as written: ${term}`}
          >
            Only as written
          </AppLink>
        </>
      )}
    </>
  );
}
