import { useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { insideField } from '#domain/query/inside-field.ts';
import { useCurrentRoute } from '#web/app/current-route.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { canSuggest, suggestionsQuery, type SuggestionSection } from '#web/api/suggestions.queries.ts';
import { formatCount } from '#web/ui/format-number.ts';
import { announce } from '#web/app/live-region.tsx';
import { useSettled } from '#web/ui/use-settled.ts';
import { listSections, type SectionModel } from './list-sections.ts';

/** Long enough to hold together the letters of a quick typist, short enough not to be felt; milliseconds. */
const PAUSE = 100;

/** The panel of suggestions below the field: its sections, and which of their entries the keys have reached. */
export interface SuggestionsModel {
  readonly isOpen: boolean;
  readonly sections: readonly SectionModel[];
  /** What the suggestions are for. */
  readonly typed: string;
  readonly listId: string;
  /** Place of the chosen entry among all of them; -1 while the keys are the field's own. */
  readonly chosen: number;
  readonly idOf: (index: number) => string;
  /** Id of the chosen entry, '' where there is none. */
  readonly active: string;
  readonly open: () => void;
  readonly close: () => void;
  /** Answers whether the key was one of the panel's. */
  readonly press: (event: KeyboardEvent<HTMLInputElement>) => boolean;
}

/**
 * The rules of the suggestions: from the third character on every section asks its source, a moment after the last
 * keystroke; at two characters the panel closes and what it held is gone (SR-042, SR-043, CON-016). The focus stays in
 * the field. What fails is left out without a word (ERR-018).
 */
export function useSuggestions(typedText: string, isOpenAtFirst: boolean): SuggestionsModel {
  const text = insideField(typedText);
  const listId = useId();
  const [isWanted, setWanted] = useState(isOpenAtFirst);
  const [place, setPlace] = useState({ text, chosen: -1 });
  const isAsked = isWanted && canSuggest(text);
  const { typed, sections } = useSections(isAsked ? text : '');
  const isOpen = isAsked && sections.length > 0;
  const length = sections.reduce((sum, { entries }) => sum + entries.length, 0);
  const chosen = isOpen && place.text === text && place.chosen < length ? place.chosen : -1;
  const idOf = (index: number) => `${listId}-${index}`;
  useAnnouncement(isOpen, length);
  const close = () => {
    setWanted(false);
    setPlace({ text, chosen: -1 });
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isOpen) {
      const opens = event.key === 'ArrowDown' && canSuggest(text);
      if (opens) setWanted(true);
      return opens;
    }
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown') setPlace({ text, chosen: chosen + 1 < length ? chosen + 1 : -1 });
    else if (event.key === 'ArrowUp') setPlace({ text, chosen: chosen < 0 ? length - 1 : chosen - 1 });
    else if (event.key === 'Enter' && chosen >= 0) document.getElementById(idOf(chosen))?.click();
    else return false;
    return true;
  };
  const active = chosen < 0 ? '' : idOf(chosen);
  return { isOpen, sections, typed, listId, chosen, idOf, active, open: () => setWanted(true), close, press };
}

interface Suggested {
  readonly typed: string;
  readonly sections: readonly SectionModel[];
}

/** Where people are searched, people alone are suggested (API-081). */
const PEOPLE: readonly SuggestionSection[] = [
  { id: 'profiles', title: 'People', source: 'profiles', empty: 'No name begins so.', seeAll: null },
];

const NOTHING: Suggested = { typed: '', sections: [] };

/** The sections for a text. Those of the text before stay until all of the new ones are there; '' clears them. */
function useSections(text: string): Suggested {
  const view = useEditionView();
  const settled = useSettled(text, PAUSE);
  const typed = text === '' ? '' : settled;
  const { route } = useCurrentRoute();
  const isOfPeople = view.modes.some(({ path, sortsByName }) => sortsByName && path === route?.path);
  const offered = isOfPeople ? PEOPLE : view.suggestionSections;
  const asking = canSuggest(typed) ? offered : [];
  const sources = asking.flatMap(({ source }) => source ?? []);
  const queries = useQueries({ queries: sources.map((source) => suggestionsQuery(source, typed)) });
  const [last, setLast] = useState(NOTHING);
  if (asking.length === 0) {
    if (last !== NOTHING) setLast(NOTHING);
    return NOTHING;
  }
  if (last.typed === typed || queries.some(({ isPending }) => isPending)) return last;
  const answered = asking.map((section) => {
    const query = section.source ? queries[sources.indexOf(section.source)] : undefined;
    return { section, answer: query?.data, hasFailed: query?.isError ?? false };
  });
  const next = { typed, sections: listSections(answered, typed) };
  setLast(next);
  return next;
}

function useAnnouncement(isOpen: boolean, length: number): void {
  const say = useEffectEvent((count: number) =>
    announce(count === 0 ? 'No suggestions' : `${formatCount(count, 'suggestion')}. The arrow keys go through them.`),
  );
  useEffect(() => {
    if (isOpen) say(length);
  }, [isOpen, length]);
}
