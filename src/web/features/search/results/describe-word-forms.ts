import { formatCount, formatNumber } from '#web/ui/format-number.ts';
import type { TermForms } from './use-word-forms.ts';

/** In words: `also finds nation (310 documents), nationals (120) and 3 more`. */
export function describeWordForms({ isWildcard, total, forms }: Omit<TermForms, 'term' | 'exactQuery'>): string {
  if (total === 0) return isWildcard ? 'stands for no word' : '';
  const lead = isWildcard ? `stands for ${formatCount(total, 'word')}:` : 'also finds';
  const counted = forms.map(({ word, documents }, index) => {
    // What the numbers mean is said once.
    const count = index === 0 ? formatCount(documents, 'document') : formatNumber(documents);
    return `${word} (${count})`;
  });
  const more = total - forms.length;
  const last = more > 0 ? `${formatNumber(more)} more` : counted.pop();
  return `${lead} ${[counted.join(', '), last].filter(Boolean).join(' and ')}`;
}
