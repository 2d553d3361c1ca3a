import { defaultMode, useEditionView } from '#web/api/edition-view.ts';
import { hrefOfSearch } from '#web/api/search-address.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Message } from '#web/ui/message.tsx';
import { hasChoices, resetFilters } from './change-state.ts';
import type { SearchModel } from './use-search.ts';

/** Nothing found, and the ways on (OP-67); or a library with nothing in it yet. */
export function NoResults({ model }: { readonly model: SearchModel }) {
  const view = useEditionView();
  const { mode, state, defaults } = model;
  const everything = defaultMode(view);
  const allWords = searchForAllWords(state.q);
  if (state.q === '' && !hasChoices(state, defaults))
    return <EmptyMode title={mode.title} isEverything={mode === everything} />;
  return (
    <Message
      title={state.q === '' ? 'No results with these filters' : `No results found for “${state.q}”`}
      actions={
        <>
          {hasChoices(state, defaults) ? (
            <AppLink href={model.hrefWith(resetFilters(defaults))}>Remove the filters</AppLink>
          ) : null}
          {allWords ? <AppLink href={model.hrefWith({ q: allWords })}>Search for all words instead</AppLink> : null}
          {mode === everything ? null : (
            <AppLink href={hrefOfSearch(everything, { q: state.q })}>Search all content</AppLink>
          )}
        </>
      }
    >
      <p>
        {allWords ? 'Words side by side are read as a phrase.' : 'Check the spelling, or try fewer or other words.'}
      </p>
    </Message>
  );
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

/** `arbitral seat law` as `arbitral AND seat AND law`; undefined where the query is more than plain words (OP-54). */
function searchForAllWords(query: string): string | undefined {
  if (/\b(?:AND|OR|NOT|NEAR\d*)\b|[()]/.test(query)) return undefined;
  const words = query.replaceAll(/["“”]/g, ' ').trim().split(/\s+/);
  return words.length > 1 ? words.join(' AND ') : undefined;
}
