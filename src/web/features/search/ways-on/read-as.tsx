import type { ReactNode } from 'react';
import type { SearchAnswer } from '#contract/search.ts';
import { findCitations } from '#domain/document/find-citations.ts';
import { countCitations, isPassage } from '#domain/document/read-pasted.ts';
import { isCitationList } from '#domain/document/split-citations.ts';
import { askAnyWords, askOperators } from '#domain/query/ask-otherwise.ts';
import { hasQuery, textOf } from '#domain/search/search-state.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { changeText } from './list-ways-on.ts';
import { CitationListOffer } from './citation-list-offer.tsx';
import type { SearchModel } from '../use-search.ts';
import styles from './citation-list-offer.module.css';

interface ReadAsProps {
  readonly model: Pick<SearchModel, 'state' | 'hrefWith'>;
  readonly answer: SearchAnswer;
  /** What was found, which stands below. */
  readonly children: ReactNode;
}

/** What was found, below what the query looks like besides a query. */
export function ReadAs(props: ReadAsProps) {
  return (
    <>
      {hasQuery(props.model.state) ? <Besides {...props} /> : null}
      {props.children}
    </>
  );
}

/** What the query looks like: a list, a passage, a citation that nothing here bears, small operators. */
function Besides({ model, answer }: ReadAsProps) {
  const { state, hrefWith } = model;
  const text = textOf(state).trim();
  const hrefOf = (query: string) => hrefWith({ ...changeText(state, query), start: 0 });
  if (isCitationList(text)) return <CitationListOffer text={text}>This is a list of citations.</CitationListOffer>;
  if (isPassage(text)) return <Passage text={text} anyWords={askAnyWords(text)} hrefOf={hrefOf} />;
  if (countCitations(text) > 0 && answer.total > 0 && answer.start === 0 && answer.direct.length === 0) {
    return (
      <p className={styles.offer}>
        “{text}” is a recognised citation, not in this library. What is listed below has its words.
      </p>
    );
  }
  const operators = answer.total > 0 ? askOperators(text) : undefined;
  // Where no document has all of the words, none has them with AND between some of them.
  const findsNothing = answer.read === 'best' && !/ (?:OR|NOT) /.test(operators ?? '');
  if (operators === undefined || findsNothing) return null;
  return (
    <p className={styles.offer}>
      Operators count where they are written in capitals: <AppLink href={hrefOf(operators)}>{operators}</AppLink>
    </p>
  );
}

interface PassageProps {
  readonly text: string;
  readonly anyWords: string | undefined;
  readonly hrefOf: (query: string) => string;
}

/** Prose is looked for word for word, which finds where it was quoted; its words and citations may lead further. */
function Passage({ text, anyWords, hrefOf }: PassageProps) {
  const citations = [...new Set(findCitations(text).map(([citation]) => citation))];
  const words = 'This is a passage, which is looked for word for word.';
  return (
    <>
      <p className={styles.offer}>
        {words} {anyWords ? <AppLink href={hrefOf(anyWords)}>Search for its longest words instead</AppLink> : null}
      </p>
      {citations.length > 1 ? (
        <CitationListOffer text={citations.join('\n')}>It cites {citations.length} documents.</CitationListOffer>
      ) : null}
    </>
  );
}
