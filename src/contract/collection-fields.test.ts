import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { entryShape } from './collection-fields.ts';

test('OP-200: a field may be rows with fields of their own, which are answered in their order', () => {
  const answer = z.object(
    entryShape({ id: 'text', stages: { rows: { stage: 'text?', found: { rows: { id: 'text' } } } } }),
  );
  const found = { found: [{ id: 'a' }], stage: null };
  expect(JSON.stringify(answer.parse({ stages: [found], id: 'x' }))).toBe(
    '{"id":"x","stages":[{"stage":null,"found":[{"id":"a"}]}]}',
  );
  expect(answer.safeParse({ id: 'x', stages: [{ ...found, stage: 1 }] }).success).toBe(false);
});
