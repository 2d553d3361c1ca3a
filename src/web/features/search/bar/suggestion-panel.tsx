import { FileText, Search, SlidersHorizontal } from 'lucide-react';
import { useEffect } from 'react';
import type { Suggestion } from '#contract/suggestions.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatNumber } from '#web/ui/format-number.ts';
import type { Entry, SectionModel } from './list-sections.ts';
import { markTyped } from './mark-typed.ts';
import type { Offer } from './offer-suggestion.ts';
import { OPERATORS } from './operators.ts';
import styles from './suggestion-panel.module.css';
import type { SuggestionsModel } from './use-suggestions.ts';

/** A list that the field steers, which no select lets happen; without options it is only words. */
const LIST = { role: 'listbox', 'aria-label': 'Suggestions' } as const;

interface SuggestionPanelProps {
  readonly model: SuggestionsModel;
  /** What an entry does on the page that is open. */
  readonly offer: (entry: Entry) => Offer;
  /** In a sheet the panel stands below the field instead of floating over the page. */
  readonly isInSheet: boolean;
  /** After a suggestion was followed. */
  readonly onChoose: () => void;
}

/**
 * The suggestions in their sections, with the operators beside them where there is room (SR-027, SR-038): a list that the
 * field steers. The pointer never takes the focus out of the field.
 */
export function SuggestionPanel({ model, offer, isInSheet, onChoose }: SuggestionPanelProps) {
  const { sections, listId, active } = model;
  const hasOptions = sections.some(({ entries }) => entries.length > 0);
  useEffect(() => {
    document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      className={classNames(styles.box, isInSheet && styles.inSheet)}
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={listId} {...(hasOptions ? LIST : {})} className={styles.list}>
        {sections.map((section) => (
          <Section key={section.id} section={section} model={model} offer={offer} onChoose={onChoose} />
        ))}
      </div>
      <div className={styles.side}>
        <h2 className={styles.title}>Operators</h2>
        <dl className={styles.operators}>
          {OPERATORS.map(({ sign, meaning }) => (
            <div key={sign}>
              <dt>{sign}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

interface SectionProps {
  readonly section: SectionModel;
  readonly model: SuggestionsModel;
  readonly offer: (entry: Entry) => Offer;
  readonly onChoose: () => void;
}

function Section({ section, model, offer, onChoose }: SectionProps) {
  const heading = `${model.listId}-${section.id}`;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of the list, where a fieldset has no place
    <div role="group" aria-labelledby={heading} className={styles.section}>
      <div id={heading} className={styles.title}>
        {section.title}
      </div>
      {section.entries.length === 0 ? <div className={styles.empty}>{section.empty}</div> : null}
      {section.entries.map((entry) => {
        const { href, lead } = offer(entry);
        return (
          <AppLink
            key={entry.index}
            id={model.idOf(entry.index)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option that is a link as well
            role="option"
            aria-selected={entry.index === model.chosen}
            tabIndex={-1}
            href={href}
            aria-label={lead && `${lead}: ${entry.text}, ${entry.suggestion?.type}`}
            className={classNames(styles.entry, !entry.suggestion && styles.all)}
            onClick={() => {
              model.close();
              onChoose();
            }}
          >
            <Words entry={entry} typed={model.typed} lead={lead} isCounted={section.id !== 'goTo'} />
          </AppLink>
        );
      })}
    </div>
  );
}

interface WordsProps {
  readonly entry: Entry;
  readonly typed: string;
  readonly lead: Offer['lead'];
  /** What is gone to is one thing, whatever it is. */
  readonly isCounted: boolean;
}

/** The count is of the whole library: it is left out within a search, where it would be read as a count of that. */
function Words({ entry, typed, lead, isCounted }: WordsProps) {
  const { suggestion, text } = entry;
  if (!suggestion) return text;
  return (
    <>
      <Icon suggestion={suggestion} isFilter={lead !== undefined && lead !== 'New search'} />
      {lead ? <span className={styles.lead}>{lead}: </span> : null}
      <span dir="auto" className={styles.words}>
        {markTyped(text, typed).map((piece, index) =>
          // oxlint-disable-next-line react/no-array-index-key -- pieces of one text, which have no other name
          piece.isTyped ? <b key={index}>{piece.text}</b> : piece.text,
        )}
      </span>{' '}
      <span className={styles.type}>{suggestion.type}</span>{' '}
      {lead || !isCounted ? null : (
        <span className={styles.count}>
          {formatNumber(suggestion.count)}
          <span className="visually-hidden"> {suggestion.count === 1 ? 'document' : 'documents'}</span>
        </span>
      )}
    </>
  );
}

/** A filter, a search or something to read: the last two are told apart by where they lead. */
function Icon({ suggestion, isFilter }: { readonly suggestion: Suggestion; readonly isFilter: boolean }) {
  const Sign = isFilter ? SlidersHorizontal : suggestion.url.includes('?') ? Search : FileText;
  return <Sign size="1rem" aria-hidden className={styles.icon} />;
}
