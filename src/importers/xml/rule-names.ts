import type { RuleEntry } from './element-rule.ts';

/** One rule for several element names, written with spaces between. */
export function named<Entry extends RuleEntry>(entry: Entry, names: string): Record<string, Entry> {
  return Object.fromEntries(names.split(' ').map((name) => [name, entry]));
}
