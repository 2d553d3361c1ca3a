import { useState } from 'react';

export interface Typing {
  /** Undefined while nobody types: the field then shows what is chosen. */
  readonly typed: string | undefined;
  /** Whether what may be meant is asked for. */
  readonly isOpen: boolean;
  readonly type: (text: string) => void;
  readonly open: () => void;
  /** Puts the list away and keeps what is typed. */
  readonly close: () => void;
  /** Puts both away. */
  readonly end: () => void;
}

/** What is typed into an `OptionField`, for whoever looks up what may be meant. */
export function useTyping(): Typing {
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  return {
    typed,
    isOpen,
    type: (text) => {
      setTyped(text);
      setOpen(true);
    },
    open: () => setOpen(true),
    close: () => setOpen(false),
    end: () => {
      setTyped(undefined);
      setOpen(false);
    },
  };
}
