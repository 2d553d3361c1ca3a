import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resolveCitations } from '#contract/citations.ts';
import { TestServer } from '#tests/support/demo-server.ts';

const server = new TestServer();

beforeAll(async () => {
  await server.loadDemo(['KA', 'KIPL', 'KCL']);
  server.temporary.write(
    'spelled.md',
    '---\nid: spelled\ntitle: Zeugma on appeals\ntype: Case law\n---\n\nUnder s. 69 of the Arbitration Act 1996 leave was refused.\n\nThe claimant relied on Art. 34, para. 2 of the Model Law.\n',
  );
  await server.temporary.import({ editions: ['KA'] });
  await server.open();
});

afterAll(() => server.close());

const search = (edition: string, q: string, rest = {}) =>
  server.search({ q, ...rest }, { host: `${edition}.localhost` });

describe('A provision typed as lawyers write it (OP-164)', () => {
  test.each([
    ['kipl', 'Art. 123(2) EPC', 'kipl-epc-123', '/document/kipl-epc-123'],
    ['kipl', 'Article 54 EPC', 'kipl-epc-054', '/document/kipl-epc-054'],
    ['kcl', 'Article 101(3) TFEU', 'kcl-legislation-tfeu-101', '/document/kcl-legislation-tfeu-101'],
    ['ka', 'NYC art V(1)(b)', 'ka-conv-001', '/document/ka-conv-001#'],
    ['ka', 'section 69 of the Arbitration Act 1996', 'ka-legislation-001', '/document/ka-legislation-001'],
  ])('in %s “%s” leads to %s', async (edition, q, id, address) => {
    const { direct } = await search(edition, q);
    expect(direct).toEqual([expect.objectContaining({ kind: 'provision', id })]);
    expect(direct[0]?.url.startsWith(address)).toBe(true);
  });

  test('is found in a list of citations, too', async () => {
    const body = { citations: ['New York Convention art V(1)(b)', 'NYC art V', 'New York Convention art. 99'] };
    const { citations } = await server.call(resolveCitations, { body, host: 'ka.localhost' });
    expect(citations.map(({ documents }) => documents.map(({ id }) => id))).toEqual([
      ['ka-conv-001'],
      ['ka-conv-001'],
      ['ka-conv-001'],
    ]);
    expect(citations[0]?.documents[0]?.url).toMatch(/^\/document\/ka-conv-001#/u);
    const lacked = citations.map(({ documents }) => documents[0]?.lacks);
    expect(lacked).toEqual([undefined, undefined, 'Article 99']);
  });

  test('an article that the instrument does not have is said not to be in it, in the search, too', async () => {
    const { direct } = await search('ka', 'New York Convention art. 99');
    expect(direct).toEqual([expect.objectContaining({ id: 'ka-conv-001', lacks: 'Article 99' })]);
    expect((await search('ka', 'New York Convention art. 16')).direct[0]?.lacks).toBeUndefined();
    // A summary that is not by sections says nothing of what they are.
    expect((await search('ka', 'section 69 of the Arbitration Act 1996')).direct[0]?.lacks).toBeUndefined();
  });

  test('it is one step to what names it in any spelling, its instrument by any name', async () => {
    const { total, provision } = await search('ka', 'section 69 English Arbitration Act 1996');
    expect(total).toBe(0);
    expect(provision).toMatchObject({ operand: 'section 69 English Arbitration Act 1996' });
    const spelled = await search('ka', provision?.query ?? '', { resultsPerPage: 50 });
    expect(spelled.total).toBe(provision?.count);
    expect(spelled.hits.map(({ id }) => id)).toContain('spelled');
  });

  test('beside other words only the provision is spelled otherwise', async () => {
    const { provision } = await search('ka', 'zeugma AND "Article 34(2) Model Law"');
    expect(provision).toMatchObject({ operand: 'Article 34(2) Model Law', count: 1 });
    expect((await search('ka', provision?.query ?? '')).hits.map(({ id }) => id)).toEqual(['spelled']);
  });

  test.each([
    ['kipl', 'NYC art V'],
    ['ka', 'Article 5'],
    ['ka', 'arbitration agreement'],
    ['ka', 'Articles 5 and 6 of the New York Convention'],
  ])('in %s “%s” leads to no provision', async (edition, q) => {
    const { direct } = await search(edition, q);
    expect(direct.filter(({ kind }) => kind === 'provision')).toEqual([]);
  });

  test('what finds no more than the words as typed is not offered, nor anything on further pages', async () => {
    const { provision } = await search('ka', 'section 69 English Arbitration Act 1996');
    expect((await search('ka', provision?.query ?? '')).provision).toBeNull();
    expect((await search('ka', 'NYC art V', { start: 10 })).provision).toBeNull();
  });
});
