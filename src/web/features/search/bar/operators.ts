import { DEFAULT_DISTANCE } from '#domain/query/translate-connector.ts';
import { explainNear } from '#domain/query/explain-near.ts';

/** What the reader can write, with an example each (SR-047 to SR-054). */
export const OPERATORS = [
  { sign: 'a AND b', meaning: 'All words must be present.', example: 'seat AND venue' },
  { sign: 'a OR b', meaning: 'Any of the words.', example: 'tribunal OR arbitrator' },
  { sign: 'a NOT b', meaning: 'Excludes the term that follows.', example: 'expropriation NOT tax' },
  { sign: 'a NEAR b', meaning: `Both, with ${explainNear(DEFAULT_DISTANCE)}.`, example: 'award NEAR annulment' },
  {
    sign: 'a NEAR5 b',
    meaning: `Both, with ${explainNear(5)}; any number from 1 to 100.`,
    example: 'burden NEAR5 proof',
  },
  { sign: 'word*', meaning: 'Any letters in place of the star; ? stands for exactly one.', example: 'arbitrat*' },
  { sign: '( )', meaning: 'Groups what belongs together.', example: '(seat OR place) AND law' },
  {
    sign: 'title(a)',
    meaning: 'Only in the title; likewise party, judge, court, author, citation, number, keyword, summary and text.',
    example: 'title(annulment AND award)',
  },
  { sign: 'a b', meaning: 'Words side by side are a phrase, with or without quotation marks.', example: 'good faith' },
  { sign: '=word', meaning: 'Exactly this word, without its other forms.', example: '=holding' },
] as const;
