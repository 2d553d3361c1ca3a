import { readFileSync } from 'node:fs';
import type { Fact } from '#domain/facts/fact.ts';

/** The facts on mergers of the demo library, as a library has them. */
export function readDemoFacts(): Fact[] {
  const lines = readFileSync('content/demo/kcl/facts/merger-thresholds.jsonl', 'utf8').trim().split('\n');
  return lines.map((line) => withoutNulls(JSON.parse(line) as object) as Fact);
}

function withoutNulls(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
