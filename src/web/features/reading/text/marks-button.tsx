import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { isFocusFree } from '#web/ui/is-focus-free.ts';
import type { Marking } from './marking.ts';

interface MarksButtonProps {
  readonly marking: Marking;
  readonly onPress: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Takes the place, and the focus, of the one that was pressed before it: the text with all that stands around it is drawn anew. */
export function MarksButton({ marking: { wasPressed, last }, onPress, className, children }: MarksButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (wasPressed.current && isFocusFree(null)) button.current?.focus({ preventScroll: true });
  }, [wasPressed]);
  return (
    <Button ref={button} kind="text" title={last} onClick={onPress} className={className}>
      {children}
    </Button>
  );
}
