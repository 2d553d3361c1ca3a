import type { InsightStage } from '#contract/insights.ts';

/** The stages with those of their insights in which every word stands, whatever the capitals and accents. */
export function keepFitting(stages: readonly InsightStage[], typed: string): InsightStage[] {
  const words = fold(typed).split(/\s+/u).filter(Boolean);
  const fits = ({ title, summary, authors, jurisdictions }: InsightStage['insights'][number]) => {
    const text = fold([title, summary ?? '', ...authors, ...jurisdictions].join(' '));
    return words.every((word) => text.includes(word));
  };
  return stages.map((stage) => ({ ...stage, insights: stage.insights.filter(fits) }));
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');
}
