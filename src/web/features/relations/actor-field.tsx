import { useQuery } from '@tanstack/react-query';
import { useId, useState, type KeyboardEvent } from 'react';
import type { RelationActor } from '#contract/relations.ts';
import {
  ACTOR_KINDS,
  ACTOR_KIND_WORDS,
  ANY_PARTNER,
  isActorKind,
  type ActorKind,
} from '#domain/relations/actor-kind.ts';
import type { Partner } from '#domain/relations/partners.ts';
import { placeholderOf } from '#domain/relations/relation-page.ts';
import { actorsQuery } from '#web/api/relations.ts';
import { Select } from '#web/ui/select.tsx';
import styles from './actor-field.module.css';

interface ActorFieldProps {
  readonly label: string;
  readonly kind: number;
  /** Whether `any` can be chosen, too. */
  readonly hasAny?: boolean;
  /** Why nothing can be typed; the placeholder says it. */
  readonly isLocked?: boolean;
  readonly onKind: (kind: number) => void;
  readonly onChoose: (partner: Partner) => void;
}

const KINDS = ACTOR_KINDS.map((kind) => ({ value: String(kind), label: ACTOR_KIND_WORDS[kind] }));
const ANY = { value: String(ANY_PARTNER), label: 'Anybody' };

/** A kind and a name that is completed from those the edition knows; the list is steered from the field. */
// Long because: it is one piece of markup whose parts name each other by their ids.
export function ActorField({ label, kind, hasAny = false, isLocked = false, onKind, onChoose }: ActorFieldProps) {
  const id = useId();
  const box = useActorBox(isActorKind(kind) ? kind : 0, onChoose);
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <Select
          label="Kind"
          value={String(kind)}
          options={hasAny ? [...KINDS, ANY] : KINDS}
          onChange={(value) => {
            box.close();
            onKind(Number(value));
          }}
        />
      </div>
      <input
        id={id}
        className={styles.input}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={box.isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={box.isOpen && box.active >= 0 ? `${id}-${box.active}` : undefined}
        disabled={isLocked}
        placeholder={placeholderOf(isLocked ? ANY_PARTNER : kind)}
        value={box.text}
        onChange={(event) => box.type(event.target.value)}
        onBlur={box.close}
        onKeyDown={box.press}
      />
      <div
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- names with a note each, steered from the field
        role="listbox"
        aria-label={`Names for ${label.toLowerCase()}`}
        className={styles.list}
        hidden={!box.isOpen}
      >
        {box.actors.map((actor, at) => (
          // Pointers choose; the keyboard steers the list from the field.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are those of the field
          <div
            key={actor.slug}
            id={`${id}-${at}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a name with a note
            role="option"
            tabIndex={-1}
            aria-selected={at === box.active}
            className={styles.option}
            // The focus stays in the field; a finger that scrolls the list has chosen nothing.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => box.choose(actor)}
          >
            <span dir="auto">{actor.name}</span>
            {actor.note ? <span className={styles.note}>{actor.note}</span> : null}
          </div>
        ))}
      </div>
      <output className={styles.state}>{box.state}</output>
    </div>
  );
}

/** What is typed, the names for it, and which of them is meant. */
// Long because: the keys, the text and the list change each other.
function useActorBox(kind: ActorKind, onChoose: (partner: Partner) => void) {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const typed = text.trim();
  const { data, isFetching } = useQuery({ ...actorsQuery(kind, typed), enabled: isOpen && typed !== '' });
  const actors = isOpen && typed !== '' ? (data ?? []) : [];
  const choose = ({ name, slug, relType }: RelationActor) => {
    if (isActorKind(relType)) onChoose({ name, relType, slug });
    setText('');
    setOpen(false);
    setActive(-1);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && actors.length > 0) {
      event.preventDefault();
      setActive((active + step + actors.length) % actors.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const actor = actors[active] ?? actors[0];
      if (actor) choose(actor);
    } else if (event.key === 'Escape') setOpen(false);
  };
  return {
    text,
    actors,
    active,
    isOpen: actors.length > 0,
    state:
      isOpen && typed !== '' && data?.length === 0 && !isFetching ? 'Nobody of this kind goes by that name here.' : '',
    type: (next: string) => {
      setText(next);
      setOpen(true);
      setActive(-1);
    },
    close: () => setOpen(false),
    choose,
    press,
  };
}
