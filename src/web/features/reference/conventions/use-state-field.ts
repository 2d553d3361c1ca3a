import { useState, type KeyboardEvent } from 'react';
import { findListedPlaces, findNamedPlace } from '#domain/places/find-listed-places.ts';

interface StateFieldWish {
  /** The states there are, by the library's names. */
  readonly states: readonly string[];
  /** The chosen one; '' for none. */
  readonly value: string;
  readonly onChoose: (state: string) => void;
}

/** What is typed into the field of a state, the states that may be meant, and which of them the keyboard is at. */
// Long because: the keys, the text and the list change each other.
export function useStateField({ states, value, onChoose }: StateFieldWish) {
  /** Undefined while nobody types: the field then shows what is chosen. */
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const offered = isOpen ? findListedPlaces(typed ?? '', states) : [];
  const end = () => {
    setTyped(undefined);
    setOpen(false);
    setActive(-1);
  };
  const choose = (state: string) => {
    end();
    if (state !== value) onChoose(state);
  };
  const open = () => {
    setOpen(true);
    setActive(typed === undefined ? states.indexOf(value) : -1);
  };
  const step = (by: 1 | -1) => {
    if (!isOpen) open();
    else if (offered.length > 0) setActive((Math.max(active, by < 0 ? 0 : -1) + by + offered.length) % offered.length);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
    if (by !== undefined) step(by);
    else if (event.key === 'Enter') {
      const state = offered[Math.max(active, 0)];
      if (typed?.trim() === '') choose('');
      else if (state) choose(state.name);
    } else if (event.key === 'Escape' && (isOpen || typed !== undefined)) end();
    else return;
    event.preventDefault();
  };
  return {
    text: typed ?? value,
    offered,
    active,
    isOpen: offered.length > 0,
    /** What a reader of screens is told of the list. */
    told: isOpen && typed !== undefined ? tell(offered.length) : '',
    type: (text: string) => {
      setTyped(text);
      setOpen(true);
      setActive(-1);
    },
    open,
    choose,
    press,
    /** Who leaves the field with a whole name in it has chosen; anything else was not a choice. */
    leave: () => {
      if (typed === undefined) end();
      else choose(typed.trim() === '' ? '' : (findNamedPlace(typed, states) ?? value));
    },
  };
}

function tell(count: number): string {
  if (count === 0) return 'No state of this list goes by that name.';
  return count === 1 ? '1 state' : `${count} states`;
}
