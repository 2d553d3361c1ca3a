import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EDITION_IDS } from '#domain/edition/edition.ts';
import { isValidOn } from '#domain/facts/validity.ts';
import { findCode } from '#domain/places/known-unions.ts';
import { TestServer } from '#tests/support/demo-server.ts';

const server = new TestServer();
const THRESHOLDS = join(import.meta.dirname, '../../content/demo/kcl/thresholds');

beforeAll(async () => {
  await server.loadDemo(EDITION_IDS);
  await server.open();
});

afterAll(() => server.close());

it('OP-186: no document of the demo library states figures or dates of law without saying where it was read, or that it was not checked', async () => {
  expect(await server.library.facts.listUnsourced()).toEqual([]);
});

it('OP-186: every fact of the demo library names its source and the day on which it was read', async () => {
  const facts = await server.library.facts.listFacts({});
  expect(facts.length).toBeGreaterThan(3_900);
  expect(facts.filter(({ source, readOn }) => source.title === '' || !/^\d{4}-\d{2}-\d{2}$/u.test(readOn))).toEqual([]);
});

it('OP-186: what was read of the prosecution of industrial property is in it: fees and time limits of 21 offices', async () => {
  const facts = await server.library.facts.listFacts({});
  const dated = facts.filter(({ kind }) => kind === 'fee' || kind === 'time-limit');
  const places = new Set(
    dated.flatMap(({ subject: { office, place } }) => (office === undefined ? [] : (place ?? []))),
  );
  expect([...places].toSorted().join(' ')).toBe('AT AU BR BX CA CH CN DE EPO ES EU FR GB IN IT JP KR NL SE US WO');
  expect(facts.find(({ id }) => id === 'ep-patent-tl-opposition')).toMatchObject({ value: 9, unit: 'months' });
});

/** Amounts that no source was read for, as their pages say, and those of a year that the table names. */
const EXPLAINED: ReadonlySet<string> = new Set(['JP 3000000000', 'NL 5500000', 'IT 567000000', 'IT 35000000']);

it('OP-186: the amounts in the table of a threshold page are those of facts about its place that hold today, or on the last day of a former text', async () => {
  const facts = await server.library.facts.listFacts({});
  const listKnown = (day: string) =>
    new Set(
      facts
        .filter((fact) => isValidOn(fact, day) === true)
        .flatMap(({ subject, value, qualifiers }) =>
          [value, qualifiers['retail']].map((sum) => `${subject.place} ${JSON.stringify(sum)}`),
        ),
    );
  const pages = readdirSync(THRESHOLDS).map((name) => readFileSync(join(THRESHOLDS, name), 'utf8'));
  expect(pages.flatMap(listAmounts).length).toBeGreaterThan(80);
  const strange = pages.flatMap((text) => {
    const known = listKnown(/^inForceUntil: (.+)$/mu.exec(text)?.[1] ?? server.library.clock.today());
    return listAmounts(text).filter((amount) => !known.has(amount) && !EXPLAINED.has(amount));
  });
  expect(strange).toEqual([]);
});

/** Amounts of money in the rows of tables, as facts have them: `NO 5500000`. */
function listAmounts(text: string): string[] {
  const place = findCode(/^jurisdiction: \[(.+)\]$/mu.exec(text)?.[1] ?? '');
  const table = text.split('\n').filter((line) => line.startsWith('|') && !line.startsWith('| Call-in'));
  return [...table.join('\n').matchAll(/\b[A-Z]{3} (?<sum>[\d,]*\.?\d+)(?: (?<unit>million|billion))?/gu)].map(
    ({ groups: { sum = '', unit = '' } = {} }) =>
      `${place} ${Math.round(Number(sum.replaceAll(',', '')) * (UNITS[unit] ?? 1))}`,
  );
}

const UNITS: Readonly<Record<string, number>> = { million: 1e6, billion: 1e9 };
