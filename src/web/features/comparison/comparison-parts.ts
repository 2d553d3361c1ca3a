import type { ComponentType, ReactNode } from 'react';
import type { ShownFact } from '#contract/facts.ts';

/** What a comparison has beyond its own rules; a route fills it in. */
export interface ComparisonParts {
  /** Draws facts of law beside an answer. */
  readonly Facts: ComponentType<{ readonly facts: readonly ShownFact[] }>;
  /** Stands in the toolbar, behind what the page itself offers. */
  readonly tools?: ReactNode;
}
