import { useId } from 'react';
import type { ExplainAnswer } from '#contract/explain.ts';
import { countCitations } from '#domain/document/read-pasted.ts';
import { textOf } from '#domain/search/search-state.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { changeText, describeMissing, keepWholeName, leaveOutWritten } from './list-ways-on.ts';
import type { Explanation } from './use-explanation.ts';
import type { SearchModel } from '../use-search.ts';
import styles from './ways-on.module.css';

/** So many ways are shown. */
const MOST_WAYS = 8;

interface WaysOnProps {
  readonly model: Pick<SearchModel, 'state' | 'hrefWith' | 'hits'>;
  readonly explanation: Explanation | undefined;
}

/** What is in no document, other spellings, and which term or filter stands in the way, each with what the search finds otherwise. */
export function WaysOn({ model, explanation }: WaysOnProps) {
  const id = useId();
  if (!explanation) return null;
  const { answer, ways } = explanation;
  // A citation or a provision is one name: which of its letters are in a document, or what
  // has some of them, helps nobody.
  const isCited = countCitations(textOf(model.state)) > 0 || Boolean(model.hits.data?.provision);
  const shown = isCited ? keepWholeName(ways) : ways;
  const spellings = leaveOutWritten(answer.spellings, model.hits.data?.written?.words ?? []);
  const missing = isCited ? '' : describeMissing(answer, model.hits.data?.closed?.count ?? 0);
  return (
    <>
      {missing === '' ? null : <p className={styles.missing}>{missing}</p>}
      <DidYouMean model={model} spellings={spellings} />
      <RelatedForms model={model} answer={answer} />
      {isCited ? null : <Otherwise model={model} answer={answer} />}
      {shown.length > 0 ? (
        <section aria-labelledby={id}>
          <h3 id={id} className={styles.title}>
            Broaden your search
          </h3>
          <ul className={styles.list}>
            {shown.slice(0, MOST_WAYS).map(({ key, label, total, change }) => (
              <li key={key}>
                <AppLink href={model.hrefWith(change)}>{label}</AppLink>: {formatCount(total, 'result')}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {answer.isPartial ? <p className={styles.note}>There was no time to count everything.</p> : null}
    </>
  );
}

function DidYouMean({ model, spellings }: Pick<WaysOnProps, 'model'> & Pick<ExplainAnswer, 'spellings'>) {
  if (spellings.length === 0) return null;
  return (
    <p className={styles.spelling}>
      Did you mean{' '}
      {spellings.map(({ query, total }, index) => (
        <span key={query}>
          {index === 0 ? '' : ' or '}
          <AppLink href={model.hrefWith(changeText(model.state, query))}>
            <strong>{query}</strong>
          </AppLink>{' '}
          <span className={styles.count}>({formatCount(total, 'result')})</span>
        </span>
      ))}
      ?
    </p>
  );
}

/** What related forms of the words would add, and which these are (OP-163). */
function RelatedForms({ model, answer }: Pick<WaysOnProps, 'model'> & { readonly answer: ExplainAnswer }) {
  const { related, total } = answer;
  if (!related || related.total <= total) return null;
  return (
    <p className={styles.spelling}>
      <AppLink href={model.hrefWith({ forms: 'related' })}>
        Related forms would add {formatCount(related.total - total, 'result')}
      </AppLink>
      {related.words.length > 0 ? `: ${related.words.join(', ')} …` : ''}
    </p>
  );
}

/** The query read in another way, where that finds more. */
function Otherwise({ model, answer }: Pick<WaysOnProps, 'model'> & { readonly answer: ExplainAnswer }) {
  const { operators, parties, anyWords, total } = answer;
  const ways = [
    { words: 'Both parties, wherever they stand:', way: parties },
    { words: 'Operators count where they are written in capitals:', way: operators },
    { words: 'Any of the words, the best matches first:', way: anyWords },
  ];
  return ways.map(({ words, way }) =>
    way && way.total > total ? (
      <p key={words} className={styles.spelling}>
        {words}{' '}
        <AppLink href={model.hrefWith(changeText(model.state, way.query))}>
          <strong>{way.query}</strong>
        </AppLink>{' '}
        ({formatCount(way.total, 'result')})
      </p>
    ) : null,
  );
}
