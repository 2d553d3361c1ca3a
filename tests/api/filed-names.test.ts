import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchQuery } from '#contract/search.ts';
import { TestServer } from '#tests/support/demo-server.ts';

const server = new TestServer();

beforeAll(async () => {
  await server.loadDemo(['KA', 'KIPL', 'KCL']);
  for (const [id, legislation] of Object.entries({
    old: 'Zeugma Act 1949',
    new: 'Zeugma Act 1977',
    newer: 'Zeugma Act 1977',
  }))
    server.temporary.write(
      `${id}.md`,
      `---\nid: ${id}\ntitle: On ${id}\ntype: Case law\nlegislations: [${legislation}]\n---\n\nQuibble.\n`,
    );
  for (const [id, legislation, organization] of [
    ['pct', 'Patent Cooperation Treaty (PCT)', 'World Intellectual Property Organization (WIPO)'],
    ['plant', 'Patent Cooperation Treaty (PCT)', 'World Intellectual Property Organization (WIPO)'],
  ])
    server.temporary.write(
      `${id}.md`,
      `---\nid: ${id}\ntitle: On ${id}\ntype: Case law\nlegislations: ["${legislation}"]\norganization: "${organization}"\n---\n\nText.\n`,
    );
  server.temporary.write(
    'filed.md',
    '---\nid: filed\ntitle: On filing\ntype: Case law\nlegislations: [Convention on the Limits of Quays]\norganization: Chamber of the Quays\n---\n\nText.\n',
  );
  await server.temporary.import({ editions: ['KA'] });
  await server.open();
});

afterAll(() => server.close());

async function offers(q: string, edition: string, rest: SearchQuery = {}) {
  const { filed } = await server.search({ q, ...rest }, { host: `${edition}.localhost` });
  return filed.map(({ facet, label, count, query }) => [facet, label, count, query]);
}

describe('What the library files by (OP-164)', () => {
  test.each([
    ['kipl', 'Unified Patent Court Agreement', 'legislation', 45],
    ['kcl', 'EU Merger Regulation', 'legislation', 54],
    ['kipl', 'European Patent Convention', 'legislation', 65],
    ['kcl', 'Article 102 TFEU', 'legislation', 17],
  ])('in %s “%s” finds all that is filed under it, and the filter is offered', async (edition, name, facet, count) => {
    const { total, filed } = await server.search({ q: name }, { host: `${edition}.localhost` });
    expect(total).toBeGreaterThanOrEqual(count);
    expect(filed[0]).toMatchObject({ facet, count, operand: name, query: '' });
  });

  test.each([
    ['kipl', 'UPCA', 'Unified Patent Court Agreement', 45],
    ['kipl', 'EPC', 'European Patent Convention', 65],
    ['kipl', '“European Patent Convention 1973”', 'European Patent Convention', 65],
    ['kcl', 'TFEU art. 102', 'Article 102 TFEU', 17],
    ['kcl', 'Art 102 TFEU', 'Article 102 TFEU', 17],
    ['ka', 'NYC', 'New York Convention', 97],
  ])('in %s “%s” is known as “%s”', async (edition, alias, label, count) => {
    expect(await offers(alias, edition)).toContainEqual(['legislation', label, count, '']);
  });

  test.each([
    ['WIPO', 'organization', 'World Intellectual Property Organization (WIPO)', 2],
    ['world intellectual property organization', 'organization', 'World Intellectual Property Organization (WIPO)', 2],
    ['PCT', 'legislation', 'Patent Cooperation Treaty (PCT)', 2],
  ])('what was imported with its acronym is offered for either name: “%s”', async (typed, facet, label, count) => {
    const offered = await offers(typed, 'ka');
    expect(offered).toContainEqual([facet, label, count, '']);
  });

  test('what imported records are known by is offered as soon as they are there', async () => {
    const names = ['CQ', 'Quayside Chamber', 'Quay Limits Treaty'];
    for (const name of names) expect(await offers(name, 'ka'), name).toEqual([]);
    server.temporary.write(
      'records.yaml',
      `- kind: organization
  id: quays
  name: Chamber of the Quays
  shortName: CQ
  aliases: [Quayside Chamber]
- kind: instrument
  id: limits
  name: Convention on the Limits of Quays
  aliases: [Quay Limits Treaty]
`,
    );
    await server.temporary.import({ editions: ['KA'] });
    const chamber = ['organization', 'Chamber of the Quays', 1, ''];
    expect(await offers('CQ', 'ka')).toContainEqual(chamber);
    expect(await offers('"quayside chamber"', 'ka')).toContainEqual(chamber);
    const treaty = ['legislation', 'Convention on the Limits of Quays', 1, ''];
    expect(await offers('Quay Limits Treaty', 'ka')).toContainEqual(treaty);
  });

  test('one operand becomes the filter and the rest stays a search', async () => {
    const [offer] = await offers('EPC AND novelty NOT software', 'kipl');
    const [facet, label, count, query] = offer ?? [];
    expect([facet, label, query]).toEqual(['legislation', 'European Patent Convention', 'novelty NOT software']);
    const filters = [{ id: 'legislation', filterItems: ['European Patent Convention, 1973'] }];
    const { total } = await server.search({ q: query as string, filters }, { host: 'kipl.localhost' });
    expect(count).toBe(total);
  });

  test('nothing is offered for alternatives, nearness, what is left out, and what is a filter already', async () => {
    for (const q of ['EPC OR novelty', 'EPC NEAR5 novelty', 'novelty NOT EPC', 'NEPC', 'title(EPC)'])
      expect(await offers(q, 'kipl'), q).toEqual([]);
    const filters = [{ id: 'legislation', filterItems: ['European Patent Convention, 1973'] }];
    expect(await offers('EPC', 'kipl', { filters })).toEqual([]);
  });

  test('of two laws of one name the one of the year is meant, without a year the commoner', async () => {
    expect(await offers('Zeugma Act 1949', 'ka')).toEqual([['legislation', 'Zeugma Act 1949', 1, '']]);
    expect(await offers('zeugma act', 'ka')).toEqual([['legislation', 'Zeugma Act 1977', 2, '']]);
    expect(await offers('Zeugma Act 1950', 'ka')).toEqual([]);
  });

  test('no phrase reaches from one name into the next', async () => {
    const { total } = await server.search({ q: '"Zeugma Act" NOT quibble' }, { host: 'ka.localhost' });
    expect(total).toBe(0);
    expect((await server.search({ q: '"Zeugma Act" AND quibble' }, { host: 'ka.localhost' })).total).toBe(3);
  });
});
