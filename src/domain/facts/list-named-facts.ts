import type { Fact } from './fact.ts';

/** The ids of the facts that a rule names, each once for each place in its tree. */
export function listNamedFacts({ value }: Pick<Fact, 'value'>): string[] {
  return walk(value);
}

function walk(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? (key === 'fact' || key === 'rule' ? [inner] : []) : walk(inner),
  );
}
