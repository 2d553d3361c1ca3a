import { useState, type KeyboardEvent } from 'react';
import type { Typing } from './use-typing.ts';

interface OptionKeysWish {
  readonly typing: Typing;
  /** How many options there are. */
  readonly count: number;
  /** Which of them is chosen already; -1 for none. */
  readonly chosenAt: number;
  readonly onChoose: (at: number) => void;
  /** Nothing stands in the field, and Enter says so. */
  readonly onEmpty: () => void;
}

/** Which option the keyboard is at: arrows go round, Enter takes it or the first, Escape puts the list away. */
export function useOptionKeys({ typing, count, chosenAt, onChoose, onEmpty }: OptionKeysWish) {
  const [active, setActive] = useState(-1);
  const open = () => {
    typing.open();
    setActive(typing.typed === undefined ? chosenAt : -1);
  };
  const step = (by: 1 | -1) => {
    if (!typing.isOpen) open();
    else if (count > 0) setActive((Math.max(active, by < 0 ? 0 : -1) + by + count) % count);
  };
  const choose = (at: number) => {
    setActive(-1);
    onChoose(at);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
    if (by !== undefined) step(by);
    else if (event.key === 'Enter') {
      if (typing.typed?.trim() === '') onEmpty();
      else if (count > 0) choose(Math.max(active, 0));
    } else if (event.key === 'Escape' && (typing.isOpen || typing.typed !== undefined)) typing.end();
    else return;
    event.preventDefault();
  };
  const type = (text: string) => {
    typing.type(text);
    setActive(-1);
  };
  return { active: active < count ? active : -1, open, choose, press, type };
}
