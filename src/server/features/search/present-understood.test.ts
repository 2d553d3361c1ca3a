import { describe, expect, test } from 'vitest';
import type { UnderstoodQuery } from '#contract/search.ts';
import { parseQuery } from '#domain/query/parse-query.ts';
import { presentUnderstood } from './present-understood.ts';

function understand(text: string): UnderstoodQuery {
  const parsed = parseQuery(text);
  const understood = parsed.ok ? presentUnderstood(text, parsed) : null;
  if (!understood) throw new Error(`not read: ${text}`);
  return understood;
}

const listUndone = (text: string): string[] => understand(text).notes.flatMap(({ undo }) => undo ?? []);

describe('What was repaired and translated', () => {
  test('is told twenty times at most, however much there was', () => {
    expect(understand(`award ${')'.repeat(3_000)}`).notes).toHaveLength(20);
    expect(understand(Array(30).fill('seat').join(' & ')).notes).toHaveLength(20);
  });

  test('can be taken back one by one in a query of usual length', () => {
    expect(listUndone('seat /5 award /s law!')).toHaveLength(3);
    expect(listUndone(Array(400).fill('seat').join(' & '))).toHaveLength(14);
  });

  test.each([' & ', ' /s law OR ', '! AND ', ') OR '])(
    'can be taken back only twice where hundreds are in one of the longest queries, as of “%s”',
    (joint) => {
      const text = Array(Math.floor(20_000 / (4 + joint.length)))
        .fill('seat')
        .join(joint);
      expect(listUndone(text).length).toBeLessThanOrEqual(2);
    },
  );
});
