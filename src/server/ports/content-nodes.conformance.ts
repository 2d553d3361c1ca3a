import { expect, test } from 'vitest';
import type { ContentsNode } from '#domain/records/publication.ts';
import { bareLabel } from '#domain/versions/bare-label.ts';
import { createRandom, type Random } from '#tests/support/generate-queries.ts';
import {
  FIRST_DAY,
  publicationOf,
  SECOND_DAY,
  useLibrary,
  type OpenContentStore,
} from './content-store.test-support.ts';

const THIRD_DAY = '2026-03-04T09:00:00.000Z';

/** A part of a loose-leaf and its chapters, by the documents that they open. */
type Part = readonly [title: string, chapters: readonly string[]];

/** Chapters from this number on come with later contents. */
const FIRST_NEW = 20;
const TITLES = ['Costs', 'Notice', 'Interest', 'Security', 'Evidence'];

/** Contents on three levels, counted anew; many chapters have one title. */
function contentsOf(parts: readonly Part[]): ContentsNode[] {
  let chapter = 0;
  return parts.map(([title, chapters], part) => ({
    label: `Part ${'I'.repeat(part + 1)}: ${title}`,
    children: chapters.map((document): ContentsNode => {
      chapter += 1;
      const sections = ['general', 'special'].map((anchor, at): ContentsNode => ({
        label: `${chapter}.${at + 1} ${anchor}`,
        document,
        anchor,
      }));
      const nth = Number(document.slice(1));
      const title = nth < FIRST_NEW ? TITLES[nth % TITLES.length] : `News of ${document}`;
      return {
        label: `Chapter ${chapter}: ${title}`,
        document,
        pages: `${chapter}-${chapter + 9}`,
        children: sections,
      };
    }),
  }));
}

const FIRST: readonly Part[] = [
  ['Procedure', ['k0', 'k1', 'k2', 'k3', 'k4', 'k5']],
  ['Awards', ['k6', 'k7', 'k8', 'k9', 'k10', 'k11']],
  ['Courts', ['k12', 'k13', 'k14', 'k15', 'k16', 'k17']],
];

/** Leaves chapters out, moves some to other parts and puts new ones anywhere; parts keep most of theirs. */
function change(parts: readonly Part[], random: Random, firstNew: number): Part[] {
  const changed = parts.map(([title, chapters]): [string, string[]] => [title, [...chapters]]);
  const pick = () => changed[Math.floor(random() * changed.length)]?.[1] ?? [];
  const place = (chapter: string) => {
    const chapters = pick();
    chapters.splice(Math.floor(random() * (chapters.length + 1)), 0, chapter);
  };
  for (const [, chapters] of changed) chapters.splice(Math.floor(random() * chapters.length), 1);
  for (let nth = 0; nth < 3; nth += 1) {
    place(`k${firstNew + nth}`);
    const from = pick();
    const [moved] = from.splice(Math.floor(random() * from.length), 1);
    if (moved !== undefined) place(moved);
  }
  return changed;
}

/** The entries of contents, each under the id that it has for good. */
export function describeContentNodes(open: OpenContentStore): void {
  const library = useLibrary(open);
  const put = (contents: readonly ContentsNode[], at?: string) =>
    library.put([publicationOf('leaf', { contents })], at);
  const list = () => library.store.listNodes('leaf');

  test('OP-117: lists the entries in their order, each after the one above it', async () => {
    await put(contentsOf(FIRST));
    const { nodes, gone } = await list();
    expect(nodes).toHaveLength(3 + 18 * 3);
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
    const [part, chapter, section] = nodes;
    expect(part).toEqual({ id: expect.stringMatching(/^n[0-9a-z]{14}$/), level: 0, label: 'Part I: Procedure' });
    expect(chapter).toMatchObject({
      parent: part?.id,
      level: 1,
      label: 'Chapter 1: Costs',
      document: 'k0',
      pages: '1-10',
    });
    expect(section).toMatchObject({
      parent: chapter?.id,
      level: 2,
      label: '1.1 general',
      document: 'k0',
      anchor: 'general',
    });
    expect(gone).toEqual([]);
    expect(await library.store.listNodes('another')).toEqual({ nodes: [], gone: [] });
  });

  test('OP-117: an entry has the id that its source gives it, also where it moves and is called otherwise', async () => {
    await put([{ label: 'One', sourceId: 'sec_1', children: [{ label: 'Two', sourceId: 'sec_2', document: 'k1' }] }]);
    expect((await list()).nodes.map(({ id }) => id)).toEqual(['sec_1', 'sec_2']);
    await put([{ label: 'Zero', sourceId: 'sec_2', document: 'k2' }], SECOND_DAY);
    expect(await list()).toMatchObject({ nodes: [{ id: 'sec_2', label: 'Zero' }], gone: [{ id: 'sec_1' }] });
    await put([{ label: 'Third', sourceId: 'sec_1', document: 'k3' }], THIRD_DAY);
    expect(await list()).toMatchObject({ nodes: [{ id: 'sec_1', label: 'Third' }], gone: [{ id: 'sec_2' }] });
  });

  test('OP-117: no id ever means another chapter, however contents change; those left out are said to be gone', async () => {
    for (const seed of [1, 2, 3, 4]) {
      const random = createRandom(seed);
      const meant = new Map<string, string>();
      const goneSince = new Map<string, string>();
      let parts: readonly Part[] = FIRST;
      for (const [nth, at] of [FIRST_DAY, SECOND_DAY, THIRD_DAY].entries()) {
        if (nth > 0) parts = change(parts, random, FIRST_NEW + 10 * nth);
        await library.put([publicationOf(`leaf-${seed}`, { contents: contentsOf(parts) })], at);
        const { nodes, gone } = await library.store.listNodes(`leaf-${seed}`);
        for (const { id, label, document, anchor } of nodes) {
          const means = document === undefined ? bareLabel(label) : `${document}#${anchor ?? ''}`;
          expect([id, meant.get(id) ?? means]).toEqual([id, means]);
          expect(goneSince.has(id)).toBe(false);
          meant.set(id, means);
        }
        const present = new Set(nodes.map(({ id }) => id));
        for (const id of meant.keys()) if (!present.has(id) && !goneSince.has(id)) goneSince.set(id, at);
        expect(new Map(gone.map(({ id, removedAt }) => [id, removedAt]))).toEqual(goneSince);
        // Whatever stayed, moved or was counted anew has the id it had: no chapter ever had two.
        const chapters = [...meant.values()].filter((means) => means.includes('#'));
        expect(new Set(chapters).size).toBe(chapters.length);
      }
      expect(goneSince.size).toBeGreaterThan(9);
    }
  });
}
