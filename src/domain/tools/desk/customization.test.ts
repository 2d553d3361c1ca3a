import { describe, expect, it } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { resolveRoute } from '#domain/edition/resolve-route.ts';
import type { ToolDefinition } from '#domain/edition/tool.ts';
import { arrangeTools, listTileTools, readToolChoices } from './customization.ts';

/** A small generator with a seed (mulberry32): the same numbers on every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const tool = (id: string): ToolDefinition => ({
  id,
  uuid: id,
  title: id,
  description: '',
  link: `/${id}`,
  linkText: 'Open',
  logo: 'globe',
});
const idsOf = (tools: readonly { readonly tool: ToolDefinition }[]) => tools.map(({ tool: { id } }) => id);

describe('the tools of a home page', () => {
  it('are, for any choice and any codes, exactly the enabled ones whose page these codes have, in the order chosen (TL-012, TL-015, API-076)', () => {
    const random = createRandom(20_261_125);
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    let shown = 0;
    for (let round = 0; round < 300; round += 1) {
      const edition = pick(Object.values(EDITIONS));
      const codes = edition.subscriptions.map(({ code }) => code).filter(() => random() < 0.3);
      // Some are named twice, some not at all, some are of another edition.
      const sent = Array.from({ length: Math.floor(random() * 14) }, () => ({
        id: random() < 0.1 ? 'no-such-tool' : pick(edition.tools).id,
        enabled: random() < 0.7,
        order: Math.floor(random() * 20) - 5,
      }));
      const tile = idsOf(listTileTools(edition, codes, readToolChoices(edition.tools, sent)));
      expect(tile).toEqual(showNaively(edition, codes, sent));
      shown += tile.length;
    }
    expect(shown).toBeGreaterThan(100);
  });

  it('stand in the order chosen, those that nothing is said of after them, enabled (TL-015)', () => {
    const tools = ['a', 'b', 'c', 'd'].map(tool);
    const arranged = arrangeTools(tools, [
      { id: 'c', enabled: false },
      { id: 'gone', enabled: true },
      { id: 'a', enabled: true },
    ]);
    expect(arranged.map(({ tool: { id }, enabled, order }) => [id, enabled, order])).toEqual([
      ['c', false, 0],
      ['a', true, 1],
      ['b', true, 2],
      ['d', true, 3],
    ]);
  });

  it('keep their ids and their uuids for themselves, nine to twelve in each edition (OP-129)', () => {
    const all = Object.values(EDITIONS).flatMap((edition) => edition.tools.map(({ uuid }) => uuid));
    expect(new Set(all).size).toBe(all.length);
    for (const { tools } of Object.values(EDITIONS)) {
      expect(new Set(tools.map(({ id }) => id)).size).toBe(tools.length);
      expect(tools.length).toBeGreaterThanOrEqual(9);
      expect(tools.length).toBeLessThanOrEqual(12);
    }
  });
});

type Edition = (typeof EDITIONS)[keyof typeof EDITIONS];
interface Sent {
  readonly id: string;
  readonly enabled: boolean;
  readonly order: number;
}

/** The rule told the long way: the last word on each tool counts, the rest follow in the edition's order. */
function showNaively(edition: Edition, codes: readonly string[], sent: readonly Sent[]): string[] {
  const last = sent.filter((one, index) => !sent.slice(index + 1).some(({ id }) => id === one.id));
  const ranked: { readonly id: string; readonly rank: readonly [number, number, number] }[] = [];
  for (const [place, { id }] of edition.tools.entries()) {
    const said = last.find((one) => one.id === id);
    const first = sent.findIndex((one) => one.id === id);
    if (!(said?.enabled ?? true) || !hasPage(edition, codes, id)) continue;
    ranked.push({ id, rank: said ? [0, said.order, first] : [1, place, 0] });
  }
  return ranked
    .toSorted((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || a.rank[2] - b.rank[2])
    .map(({ id }) => id);
}

function hasPage(edition: Edition, codes: readonly string[], id: string): boolean {
  const [path = '', query = ''] = (edition.tools.find((one) => one.id === id)?.link ?? '').split('?');
  const found = resolveRoute(edition.routes, edition.subscriptions, codes, path, query);
  return found.kind === 'page' && 'page' in found.route.outcome && !('holds' in found.route.outcome);
}
