import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './back-to-top.module.css';

/** The page has to be scrolled further than this before there is a way back; CSS pixels (CON-002). */
const FAR = 50;

/** Id of the element at the very top of the page, where the focus goes. */
export const TOP_ID = 'top';

interface BackToTopProps {
  /** Floating in the corner, or one of the buttons of the bar at the bottom of a phone. */
  readonly place: 'corner' | 'bar';
}

/** Takes the reader, and the focus, back to the top of the page (SH-258). */
export function BackToTop({ place }: BackToTopProps) {
  const isFar = useSyncExternalStore(subscribe, () => isScrolledFar);
  return (
    <Button
      kind="icon"
      aria-label="Back to top"
      title="Back to top"
      className={classNames(styles.button, styles[place], !isFar && styles.hidden)}
      onClick={goToTop}
    >
      <ArrowUp size="1.25rem" aria-hidden />
    </Button>
  );
}

function goToTop(): void {
  document.getElementById(TOP_ID)?.focus({ preventScroll: true });
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}

/** As of the latest scrolling: asking the window lays the page out, which would happen at every change of the page. */
let isScrolledFar = false;

function subscribe(listener: () => void): () => void {
  const look = () => {
    isScrolledFar = window.scrollY > FAR;
    listener();
  };
  window.addEventListener('scroll', look, { passive: true });
  return () => window.removeEventListener('scroll', look);
}
