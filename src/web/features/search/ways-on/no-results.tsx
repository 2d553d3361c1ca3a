import type { ReactNode } from 'react';
import { countCitations } from '#domain/document/read-pasted.ts';
import { askAllWords } from '#domain/query/ask-all-words.ts';
import { shortenText } from '#domain/words/shorten-text.ts';
import { NO_TITLE_WORDS, textOf } from '#domain/search/search-state.ts';
import { defaultMode, useEditionView } from '#web/app/edition-view.ts';
import { hrefOfSearch } from '#web/app/search-address.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { Message } from '#web/ui/message.tsx';
import { hasChoices, resetFilters } from '../change-state.ts';
import { FiltersOn } from './filters-on.tsx';
import { changeText, offersReset } from './list-ways-on.ts';
import { useExplanation, type Explanation } from './use-explanation.ts';
import type { SearchModel } from '../use-search.ts';
import { WaysOn } from './ways-on.tsx';
import styles from './ways-on.module.css';

/** Nothing found, and the ways on (OP-67); or a library with nothing in it yet. */
export function NoResults({ model }: { readonly model: SearchModel }) {
  const { mode, state, defaults } = model;
  const isEverything = mode === defaultMode(useEditionView());
  const text = textOf(state).trim();
  if (text === '' && !hasChoices(state, defaults)) return <EmptyMode title={mode.title} isEverything={isEverything} />;
  return <NothingFound model={model} text={text} />;
}

interface NothingFoundProps {
  readonly model: SearchModel;
  /** The query; '' where only filters were chosen. */
  readonly text: string;
}

/** The ways that need no counting stand there at once, and go where they are found to lead nowhere; others come below. */
function NothingFound({ model, text }: NothingFoundProps) {
  const explanation = useExplanation(model);
  const allWords = askAllWords(text);
  const named = model.hits.data?.direct.length ?? 0;
  return (
    <Message
      title={titleOf(text, named)}
      actions={<Actions model={model} allWords={allWords} explanation={explanation} />}
    >
      {text === '' ? null : <p>{adviceFor(text, named, allWords !== undefined)}</p>}
      <FiltersOn model={model} />
      <div className={styles.none}>
        <WaysOn model={model} explanation={explanation} />
      </div>
    </Message>
  );
}

/** Where the query names a document, that stands above and the rest is what was not found. */
function titleOf(text: string, named: number): string {
  if (text === '') return 'No results with these filters';
  const citations = named === 0 ? countCitations(text) : 0;
  if (citations > 0) return `Recognised ${citations === 1 ? 'citation' : 'citations'}, not in this library`;
  const quoted = `“${shortenText(text)}”`;
  return named > 0 ? `Nothing else was found for ${quoted}` : `No results found for ${quoted}`;
}

function adviceFor(text: string, named: number, isPhrase: boolean): string {
  if (named === 0 && countCitations(text) > 0) {
    return 'Nothing that this search looks through bears or names it. Check its year and its number.';
  }
  return isPhrase ? 'Words side by side are read as a phrase.' : 'Check the spelling, or try fewer or other words.';
}

interface ActionsProps {
  readonly model: SearchModel;
  readonly allWords: string | undefined;
  readonly explanation: Explanation | undefined;
}

function Actions({ model, allWords, explanation }: ActionsProps) {
  const everything = defaultMode(useEditionView());
  const { mode, state, defaults, hrefWith } = model;
  const { q, qTitle, qPublicationTitle } = state;
  const found = explanation?.answer;
  const canReset = !found || offersReset(found);
  return (
    <>
      {hasChoices({ ...state, ...NO_TITLE_WORDS }, defaults) && canReset ? (
        // What is looked for stays, in titles too.
        <AppLink href={hrefWith({ ...resetFilters(defaults), qTitle, qPublicationTitle })}>Remove the filters</AppLink>
      ) : null}
      {allWords && found?.allWords?.total !== 0 ? (
        <AppLink href={hrefWith(changeText(state, allWords))}>
          Search for all words instead{count(found?.allWords?.total)}
        </AppLink>
      ) : null}
      {mode === everything || found?.everywhere === 0 ? null : (
        <AppLink href={hrefOfSearch(everything, { q, qTitle, qPublicationTitle })}>
          Search all content{count(found?.everywhere)}
        </AppLink>
      )}
    </>
  );
}

/** In brackets after a way on; nothing until it is known. */
function count(total: number | null | undefined): ReactNode {
  return total === undefined || total === null ? null : ` (${formatCount(total, 'result')})`;
}

function EmptyMode({ title, isEverything }: { readonly title: string; readonly isEverything: boolean }) {
  if (!isEverything) {
    return (
      <Message
        title={`There is nothing under ${title} yet`}
        actions={<AppLink href="/search">See all content</AppLink>}
      />
    );
  }
  return (
    <Message title="The library is empty">
      <p>
        Nothing has been imported into this edition. Documents appear here as soon as{' '}
        <code>npm run pandect -- import</code> has taken them in.
      </p>
    </Message>
  );
}
