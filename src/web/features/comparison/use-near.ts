import { useEffect, useState, type RefObject } from 'react';

/** So far beyond the box it counts as near: by then it is drawn before it comes in sight, by wheel or by key. */
const MARGIN = '100%';

/** Whether an element has been in sight, or nearly so, of the box that moves around it; from then on it stays so. */
export function useNear(element: RefObject<HTMLElement | null>, box: string): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (isNear || !watched) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { root: watched.closest(box), rootMargin: MARGIN },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, box, isNear]);
  return isNear;
}
