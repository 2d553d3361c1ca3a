import type { ComponentType, ReactNode } from 'react';
import type { ShownFact } from '#contract/facts.ts';
import type { WatchedPlace } from '#domain/comparison/watched-place.ts';

export interface KeepProps {
  readonly place: WatchedPlace;
  /** What it is called. */
  readonly title: string;
  /** Of each of its buttons. */
  readonly className?: string | undefined;
}

/** What a comparison has beyond its own rules; a route fills it in. */
export interface ComparisonParts {
  /** Draws facts of law beside an answer. */
  readonly Facts: ComponentType<{ readonly facts: readonly ShownFact[] }>;
  /** Keeps a place of a comparison on the reader’s desk, and says when it changes; absent where there is no desk. */
  readonly Keep?: ComponentType<KeepProps>;
  /** Stands in the toolbar, behind what the page itself offers. */
  readonly tools?: ReactNode;
}
