import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccessCode } from '#domain/edition/subscription-code.ts';
import type { Actor } from '#domain/tools/relations/actor.ts';
import { EDITIONS } from '#editions/editions.ts';
import { openLibrary, type OpenLibrary } from '#server/compose/content.ts';
import { PRODUCT } from '#server/compose/product.ts';
import { RelationFinder, type FoundRelations } from '#server/features/relations/relation-finder.ts';
import { createRandom, type Random } from '#tests/support/generate-queries.ts';
import type { RelationStore } from '#server/ports/relation-store.ts';
import { generateCast } from '#tests/support/generate-casts.ts';
import { generateRawCasts } from '#tests/support/generate-raw-casts.ts';
import { RelationOracle } from '#tests/support/relation-oracle.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';
import { createTestReader } from '#tests/support/test-reader.ts';

const SEED = 20_261_125;
/** `npm run test:long -- relations` asks 5,000. */
const QUESTIONS = Number(process.env['PANDECT_ORACLE_QUESTIONS'] ?? 500);
/** Questions that somebody asks for beyond the usual ones need their time, in milliseconds. */
const TIME = Math.max(300_000, QUESTIONS * 300);
const CODES = ['KAPP', 'DEFAULT', 'KA', 'YB', 'IHB'] as const satisfies readonly AccessCode[];
/** Who there is in the demo library, and what says who took part. */
const DEMO_PARTS = ['people.yaml', 'law-firms.yaml', 'organizations.yaml', 'parties.yaml', 'cases', 'awards'] as const;
const KINDS = { person: 0, firm: 1, party: 3 } as const;

/** A library beside what an oracle reads of the same files. */
class OracleLibrary {
  readonly oracle = new RelationOracle();
  readonly actors = new Map<string, Actor>();
  readonly namesOf = new Map<number, string>();
  readonly temporary = new TemporaryLibrary();
  #library: OpenLibrary | undefined;
  #finder: RelationFinder | undefined;

  async open(roots: readonly string[]): Promise<void> {
    for (const root of roots) {
      const report = await this.temporary.import({ roots: [root] });
      expect(report.refused).toEqual([]);
      this.oracle.read(root);
    }
    this.#library = await openLibrary(this.temporary.config, { workers: 0 });
    this.#finder = new RelationFinder(this.#library.relations);
    await this.#findActors(this.#library.relations);
  }

  async close(): Promise<void> {
    await this.#library?.close();
    this.temporary.dispose();
  }

  write(files: readonly [string, string][], folder: string): string {
    for (const [name, content] of files) this.temporary.write(`${folder}/${name}`, content);
    return join(this.temporary.files, folder);
  }

  find(one: string, other: string, code: AccessCode): Promise<FoundRelations> {
    const [left, right] = [this.actors.get(one), this.actors.get(other)];
    if (!left || !right || !this.#finder) throw new Error('nobody to ask about');
    return this.#finder.find(createTestReader(EDITIONS.KA, code), { kind: 'to', one: left, others: [right] });
  }

  async #findActors(relations: RelationStore): Promise<void> {
    const { people, firms, parties, cases } = this.oracle;
    const records = [
      ...people.map(({ id }) => ['person', id] as const),
      ...firms.map(({ id }) => ['firm', id] as const),
      ...parties.map(({ id }) => ['party', id] as const),
    ];
    for (const [kind, id] of records) {
      const [actor] = await relations.findActors([{ kind: KINDS[kind], id }], 'KA');
      if (actor) this.#note(`${kind}:${id}`, actor);
    }
    for (const record of cases) this.oracle.listTakingPart(record);
    for (const [who, name] of this.oracle.printed) {
      const meant = (await relations.resolveNames([name], 'KA')).get(name);
      const [only] = meant?.isSure === true ? meant.actors : [];
      if (only && only.note === 'as printed') this.#note(who, only);
    }
  }

  #note(who: string, actor: Actor): void {
    this.actors.set(who, actor);
    this.namesOf.set(actor.number, who);
  }
}

const recorded = new OracleLibrary();
const raw = new OracleLibrary();

beforeAll(async () => {
  const demo = join(recorded.temporary.files, 'demo');
  for (const part of DEMO_PARTS) {
    cpSync(join(PRODUCT.demoFolder, 'ka', part), join(demo, part), { recursive: true });
  }
  await recorded.open([demo, recorded.write(generateCast(createRandom(SEED)), 'generated')]);
  await raw.open([raw.write(generateRawCasts(createRandom(SEED)), 'raw')]);
});

afterAll(async () => {
  await recorded.close();
  await raw.close();
});

describe('relations', () => {
  it(
    `agree with nested loops over the source files on ${QUESTIONS} questions, all kinds, both orders and all codes (TL-041, API-085, OP-137, OP-138)`,
    async () => {
      const { kinds, closed } = await askAll(recorded);
      expect([...kinds.keys()]).toHaveLength(10);
      expect(Math.min(...kinds.values())).toBeGreaterThan(1);
      expect(closed).toBeGreaterThan(20);
    },
    TIME,
  );

  it(
    `agree with them in a library of lists alone, where nobody has a record (OP-189)`,
    async () => {
      expect(raw.oracle.printed.size).toBeGreaterThan(40);
      expect([...raw.actors.keys()].toSorted()).toEqual([...raw.oracle.printed.keys()].toSorted());
      const { kinds } = await askAll(raw);
      expect([...kinds.keys()]).toHaveLength(10);
      expect(Math.min(...kinds.values())).toBeGreaterThan(1);
    },
    TIME,
  );
});

/** Asks both about as many pairs; how many relations of each kind there are, and how many closed cases. */
async function askAll(library: OracleLibrary): Promise<{ kinds: Map<string, number>; closed: number }> {
  const { oracle, actors } = library;
  const random = createRandom(SEED + 1);
  const names = [...actors.keys()];
  const kinds = new Map<string, number>();
  let closed = 0;
  for (let question = 0; question < QUESTIONS; question += 1) {
    const [one, other] = pickPair(random, names, library);
    const code = CODES[Math.floor(random() * CODES.length)] ?? 'KAPP';
    const expected = oracle.answer(one, other, code);
    const label = `${one} and ${other} for ${code}`;
    for (const [first, second] of [
      [one, other],
      [other, one],
    ] as const) {
      const found = await library.find(first, second, code);
      expect([...readOpen(found, library)].toSorted(), label).toEqual([...expected.open].toSorted());
      expect(readClosed(found, expected.closed), label).toEqual([...expected.closed].toSorted());
    }
    closed += expected.closed.size;
    for (const relation of expected.open) {
      const kind = relation.split(' ')[0] ?? '';
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
  }
  return { kinds, closed };
}

/** Half of the pairs took part in one case, so that most questions have an answer. */
function pickPair(random: Random, names: readonly string[], { oracle, actors }: OracleLibrary): [string, string] {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const record = pick(oracle.cases);
  const met = random() < 0.75 && record ? oracle.listTakingPart(record).filter((name) => actors.has(name)) : names;
  const among = met.length > 1 ? met : names;
  const one = pick(among) ?? '';
  const other = pick(among.filter((name) => name !== one)) ?? '';
  return [one, other];
}

function readOpen({ relations }: FoundRelations, { namesOf }: OracleLibrary): Set<string> {
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
