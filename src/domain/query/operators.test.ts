import { describe, expect, it } from 'vitest';
import { parseQuery } from '#domain/query/parse-query.ts';

function distanceOf(query: string): number | undefined {
  const parsed = parseQuery(query);
  return parsed.ok && parsed.tree?.kind === 'near' ? parsed.tree.distance : undefined;
}

describe('the operators', () => {
  it.each(['AND', 'OR', 'NOT', 'NEAR', 'NEAR2', 'NEAR5', 'NEAR10', 'NEAR20', 'NEAR30', 'NEAR50'])(
    '%s is read as an operator (SR-059)',
    (operator) => {
      const parsed = parseQuery(`seat ${operator} court`);
      expect(parsed.ok && parsed.tree?.kind).toBe(operator.toLowerCase().replace(/\d+/, ''));
    },
  );

  it('NEAR without a number means within 30 words (SR-058)', () => {
    expect(distanceOf('seat NEAR court')).toBe(30);
  });

  it.each([2, 5, 10, 20, 30, 50])('the offered distance %i is kept as typed (SR-061)', (distance) => {
    expect(distanceOf(`seat NEAR${distance} court`)).toBe(distance);
  });

  it.each([1, 7, 43, 100])('so is any other up to 100, here %i (SR-060, SR-061)', (distance) => {
    expect(distanceOf(`seat NEAR${distance} court`)).toBe(distance);
  });

  it.each([0, 101, 1000])('a distance of %i is refused with a suggestion (SR-061)', (distance) => {
    const parsed = parseQuery(`seat NEAR${distance} court`);
    expect(parsed).toMatchObject({ ok: false, error: { at: 5, suggestion: expect.stringContaining('NEAR') } });
  });

  it.each(['and', 'or', 'not', 'near5'])('%s in lower case is an ordinary word', (word) => {
    const parsed = parseQuery(`seat ${word} court`);
    expect(parsed.ok && parsed.tree?.kind).toBe('phrase');
  });
});
