import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccessCode } from '#domain/edition/subscription-code.ts';
import type { Actor } from '#domain/tools/relations/actor.ts';
import { EDITIONS } from '#editions/editions.ts';
import { openLibrary, type OpenLibrary } from '#server/compose/content.ts';
import { PRODUCT } from '#server/compose/product.ts';
import { RelationFinder, type FoundRelations } from '#server/features/relations/relation-finder.ts';
import { createRandom, type Random } from '#tests/support/generate-queries.ts';
import { generateCast } from '#tests/support/generate-casts.ts';
import { RelationOracle } from '#tests/support/relation-oracle.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';
import { createTestReader } from '#tests/support/test-reader.ts';

const SEED = 20_261_125;
const QUESTIONS = Number(process.env['PANDECT_ORACLE_QUESTIONS'] ?? 500);
/** Questions that somebody asks for beyond the usual ones need their time, in milliseconds. */
const TIME = Math.max(300_000, QUESTIONS * 300);
const CODES = ['KAPP', 'DEFAULT', 'KA', 'YB', 'IHB'] as const satisfies readonly AccessCode[];
/** Who there is in the demo library, and what says who took part. */
const DEMO_PARTS = ['people.yaml', 'law-firms.yaml', 'organizations.yaml', 'parties.yaml', 'cases', 'awards'] as const;
const KINDS = { person: 0, firm: 1, party: 3 } as const;

const temporary = new TemporaryLibrary();
const oracle = new RelationOracle();
let library: OpenLibrary;
let finder: RelationFinder;
const actors = new Map<string, Actor>();
const namesOf = new Map<number, string>();

beforeAll(async () => {
  const generated = join(temporary.files, 'generated');
  mkdirSync(generated, { recursive: true });
  for (const [name, content] of generateCast(createRandom(SEED))) temporary.write(`generated/${name}`, content);
  const demo = join(temporary.files, 'demo');
  for (const part of DEMO_PARTS) {
    cpSync(join(PRODUCT.demoFolder, 'ka', part), join(demo, part), { recursive: true });
  }
  for (const root of [demo, generated]) {
    const report = await temporary.import({ roots: [root] });
    expect(report.refused).toEqual([]);
    oracle.read(root);
  }
  library = await openLibrary(temporary.config, { workers: 0 });
  finder = new RelationFinder(library.relations);
  const ids = [
    ...oracle.people.map(({ id }) => ['person', id] as const),
    ...oracle.firms.map(({ id }) => ['firm', id] as const),
    ...oracle.parties.map(({ id }) => ['party', id] as const),
  ];
  for (const [kind, id] of ids) {
    const [actor] = await library.relations.findActors([{ kind: KINDS[kind], id }], 'KA');
    if (!actor) continue;
    actors.set(`${kind}:${id}`, actor);
    namesOf.set(actor.number, `${kind}:${id}`);
  }
});

afterAll(async () => {
  await library.close();
  temporary.dispose();
});

describe('relations', () => {
  it(
    `agree with nested loops over the source files on ${QUESTIONS} questions, all kinds, both orders and all codes (TL-041, API-085, OP-137, OP-138)`,
    async () => {
      const random = createRandom(SEED + 1);
      const names = [...actors.keys()];
      const kinds = new Map<string, number>();
      let closed = 0;
      for (let question = 0; question < QUESTIONS; question += 1) {
        const [one, other] = pickPair(random, names);
        const code = CODES[Math.floor(random() * CODES.length)] ?? 'KAPP';
        const expected = oracle.answer(one, other, code);
        const label = `${one} and ${other} for ${code}`;
        for (const [first, second] of [
          [one, other],
          [other, one],
        ] as const) {
          const found = await ask(first, second, code);
          expect([...readOpen(found)].toSorted(), label).toEqual([...expected.open].toSorted());
          expect(readClosed(found, expected.closed), label).toEqual([...expected.closed].toSorted());
        }
        closed += expected.closed.size;
        for (const relation of expected.open) {
          const kind = relation.split(' ')[0] ?? '';
          kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        }
      }
      expect([...kinds.keys()]).toHaveLength(10);
      expect(Math.min(...kinds.values())).toBeGreaterThan(2);
      expect(closed).toBeGreaterThan(20);
    },
    TIME,
  );
});

async function ask(one: string, other: string, code: AccessCode): Promise<FoundRelations> {
  const [left, right] = [actors.get(one), actors.get(other)];
  if (!left || !right) throw new Error('nobody to ask about');
  return finder.find(createTestReader(EDITIONS.KA, code), { kind: 'to', one: left, others: [right] });
}

/** Half of the pairs took part in one case, so that most questions have an answer. */
function pickPair(random: Random, names: readonly string[]): [string, string] {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const record = pick(oracle.cases);
  const met = random() < 0.75 && record ? oracle.listTakingPart(record).filter((name) => actors.has(name)) : names;
  const among = met.length > 1 ? met : names;
  const one = pick(among) ?? '';
  const other = pick(among.filter((name) => name !== one)) ?? '';
  return [one, other];
}

function readOpen({ relations }: FoundRelations): Set<string> {
  return new Set(
    relations.map(({ type, matter, firm, isTimeKnown }) =>
      firm === undefined ? `${type} ${matter ?? ''}` : `${type} ${namesOf.get(firm) ?? ''} ${isTimeKnown}`,
    ),
  );
}

/** Closed cases by their ids. That of a firm stands for all that say so, of which any may be named. */
function readClosed({ closed }: FoundRelations, expected: ReadonlySet<string>): string[] {
  const firms = [...expected].filter((place) => place.startsWith('firm:'));
  const named = closed.map(({ matter }) => matter).filter((matter) => expected.has(matter));
  const others = closed.filter(({ matter }) => !expected.has(matter));
  expect(others.length, 'closed cases that nobody expects').toBeLessThanOrEqual(firms.length);
  return [...new Set([...named, ...firms])].toSorted();
}
