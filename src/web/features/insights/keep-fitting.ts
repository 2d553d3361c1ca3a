import type { InsightStage } from '#contract/insights.ts';
import { fitsWords } from '#web/ui/fits-words.ts';

/** The stages with those of their insights in which every word stands, whatever the capitals and accents. */
export function keepFitting(stages: readonly InsightStage[], typed: string): InsightStage[] {
  return stages.map(({ insights, ...stage }) => ({
    ...stage,
    insights: insights.filter(({ title, summary, authors, jurisdictions }) =>
      fitsWords(typed, [title, summary, ...authors, ...jurisdictions]),
    ),
  }));
}
