import { expect, test } from 'vitest';
import { keepFitting } from './keep-fitting.ts';

const insight = (title: string, summary: string | null = null) => ({
  id: title,
  title,
  url: `/practical-content/${title}`,
  summary,
  authors: ['Lucía Ferrán'],
  lastReviewDate: null,
  jurisdictions: ['Peru'],
});
const STAGES = [
  { stage: 'Agreement' as const, url: null, insights: [insight('Who signs?', 'Consent counts.'), insight('Where?')] },
  { stage: 'Costs' as const, url: null, insights: [insight('Who pays?')] },
];
const find = (words: string) =>
  keepFitting(STAGES, words).map(({ insights }) => insights.map(({ title }) => title).join(' '));

test('A question is kept where every word stands in its title, answer, author or country', () => {
  expect(find('')).toEqual(['Who signs? Where?', 'Who pays?']);
  expect(find('WHO consent')).toEqual(['Who signs?', '']);
  expect(find('lucia peru pays')).toEqual(['', 'Who pays?']);
  expect(find('France')).toEqual(['', '']);
});
