import { readFileSync } from 'node:fs';
import type { TestServer } from '#tests/support/demo-server.ts';
import { OWN_WORKS } from './own-works.ts';

/** What a work is, taken by hand from its source; absent is what the source does not say. */
export interface GoldenWork {
  readonly edition: 'ka' | 'kipl' | 'kcl';
  readonly id: string;
  /** A kind of `docs/REFERENCE-MANAGERS.md`. */
  readonly kind: string;
  /** The name that Zotero has for it. */
  readonly type: string;
  readonly title: string;
  readonly creators: readonly string[];
  readonly editors?: readonly string[];
  /** As precise as the source: a year, a month or a day. */
  readonly date: string;
  /** Everything else by the name of its fact. */
  readonly [fact: string]: string | readonly string[] | undefined;
}

/** Sixty works of the three editions, some of each kind. */
export const GOLDEN_WORKS = JSON.parse(
  readFileSync(new URL('../../golden/works.json', import.meta.url), 'utf8'),
) as readonly GoldenWork[];

/** Who has a subscription on each host. */
export const EDITION_READERS = { ka: 'kapp', kipl: 'ipl', kcl: 'default' } as const;

/** Puts the works into an empty library. */
export async function loadGoldenWorks(server: TestServer): Promise<void> {
  await server.loadDemo(['KA', 'KIPL', 'KCL']);
  for (const [id, front] of Object.entries(OWN_WORKS))
    server.temporary.write(`${id}.md`, `---\nid: ${id}\n${front}\n---\n\nText.\n`);
  const { refused } = await server.temporary.import({ editions: ['KA'] });
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
}
