import { readFileSync } from 'node:fs';
import type { Fact } from '#domain/facts/fact.ts';

/** Facts of the demo library as a library has them, those on mergers where no other file is named. */
export function readDemoFacts(file = 'kcl/facts/merger-thresholds'): Fact[] {
  const lines = readFileSync(`content/demo/${file}.jsonl`, 'utf8').trim().split('\n');
  return lines.map((line) => withoutNulls(JSON.parse(line) as object) as Fact);
}

function withoutNulls(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
