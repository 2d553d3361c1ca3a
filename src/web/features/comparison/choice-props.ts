import type { ComparisonLanding } from '#contract/comparison.ts';

/** What a choice list is told and tells. */
export interface ChoiceProps {
  readonly landing: ComparisonLanding;
  readonly chosen: readonly string[];
  /** Takes one of them in or out. */
  readonly onToggle: (id: string) => void;
  /** Takes all of them in, as far as there is room; `what` names them. */
  readonly onAddAll: (ids: readonly string[], what: string) => void;
}
