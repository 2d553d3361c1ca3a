import { useEffect, useImperativeHandle, type KeyboardEvent, type Ref } from 'react';
import { useEditionView } from '#web/app/edition-view.ts';
import { LatestList } from './latest-list.tsx';
import { offerSuggestion, type PresentSearch } from './offer-suggestion.ts';
import { SuggestionPanel } from './suggestion-panel.tsx';
import { useLatestList } from './use-latest-list.ts';
import { useSuggestions } from './use-suggestions.ts';

/** What the field tells the lists below it. */
export interface FieldListsHandle {
  /** The field was gone to. */
  readonly visit: () => void;
  /** Something was typed. */
  readonly type: () => void;
  readonly close: () => void;
  /** Answers whether the key was one of the lists'. */
  readonly press: (event: KeyboardEvent<HTMLInputElement>) => boolean;
}

/** The list that is open, as the field says it to those who do not see it. */
export interface Steering {
  readonly kind: 'grid' | 'listbox';
  readonly listId: string;
  /** What the keys have reached; '' while they are the field's own. */
  readonly active: string;
}

interface FieldListsProps {
  readonly ref: Ref<FieldListsHandle>;
  readonly query: string;
  readonly text: string;
  /** What a chosen value joins. */
  readonly present: PresentSearch | undefined;
  readonly isInSheet: boolean;
  /** Whether the field is being written in while this is loaded. */
  readonly isOpenAtFirst: boolean;
  /** Called with the list that is open, or with nothing. */
  readonly onSteer: (steering: Steering | undefined) => void;
  /** After a search was started, or a suggestion followed. */
  readonly onLeave: () => void;
}

/**
 * What opens below the field: the latest searches while there is no query, suggestions while something is typed. The
 * focus stays in the field, which passes its keys on.
 */
export function FieldLists({ ref, query, text, present, isInSheet, isOpenAtFirst, onSteer, onLeave }: FieldListsProps) {
  const view = useEditionView();
  const latest = useLatestList(query + text, isOpenAtFirst);
  const suggestions = useSuggestions(text, isOpenAtFirst);
  useImperativeHandle(ref, () => ({
    visit: latest.open,
    type: suggestions.open,
    close: () => {
      latest.close();
      suggestions.close();
    },
    press: (event) => {
      // Nobody asked for the latest searches, which come with the sheet and go with it: one Escape leaves both.
      if (isInSheet && latest.isOpen && event.key === 'Escape') return false;
      return latest.press(event) || suggestions.press(event);
    },
  }));
  const kind = suggestions.isOpen ? 'listbox' : latest.isOpen ? 'grid' : undefined;
  const listId = kind === 'listbox' ? suggestions.listId : latest.listId;
  const active = kind === 'listbox' ? suggestions.active : latest.cell ? latest.idOf(latest.cell) : '';
  useEffect(() => {
    onSteer(kind && { kind, listId, active });
    return () => onSteer(undefined);
  }, [onSteer, kind, listId, active]);
  return (
    <>
      {kind === 'grid' ? <LatestList model={latest} isInSheet={isInSheet} onSearch={onLeave} /> : null}
      {kind === 'listbox' ? (
        <SuggestionPanel
          model={suggestions}
          offer={({ href }) => offerSuggestion(view, present, href)}
          isInSheet={isInSheet}
          onChoose={() => {
            // The field is empty afterwards, which is when the other list would come.
            latest.close();
            onLeave();
          }}
        />
      ) : null}
    </>
  );
}
