import { createLazyPart } from '#web/ui/lazy-part.tsx';
import type { ComparePlaceProps } from './compare-place-links.tsx';

/** Loaded when somebody compares. */
export const LazyPlaceLinks = createLazyPart<ComparePlaceProps>(
  async () => (await import('./compare-place-links.tsx')).ComparePlaceLinks,
);
