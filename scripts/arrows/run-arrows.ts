import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkArrows } from './check-arrows.ts';
import { putTable } from './print-table.ts';
import { readTree, ROOT } from './read-tree.ts';
import { printRefusals } from './refusal.ts';

const PAGE = 'docs/ARCHITECTURE.md';

/**
 * Holds the whole tree against the table, and the table against the copy in `docs/ARCHITECTURE.md`, which is written
 * where `mayWrite`. Answers what is wrong, one line each.
 */
export function runArrows({ mayWrite }: { readonly mayWrite: boolean }): string[] {
  const files = readTree();
  const page = files.get(PAGE) ?? '';
  const fresh = putTable(page);
  if (mayWrite) writeFileSync(join(ROOT, PAGE), fresh);
  const isStale = !mayWrite && fresh !== page;
  const refusals = printRefusals(checkArrows(files));
  return isStale ? [...refusals, `${PAGE}:1 its table is stale: npm run check -- arrows --write`] : refusals;
}
