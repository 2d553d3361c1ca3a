import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestServer } from '#tests/support/demo-server.ts';

const server = new TestServer();

beforeAll(async () => {
  await server.loadDemo(['KIPL']);
  const text = (words: string) =>
    `---\ntitle: Zeugma ${words}\ntype: Case law\n---\n\nZeugma on the ${words} in issue.\n`;
  const texts = ['trademark', 'trade marks', 'trade-mark', 'judgement', 'judgment', 'e-mail', 'section 69', 's. 69'];
  for (const [place, words] of texts.entries()) server.temporary.write(`${place}.md`, text(words));
  for (const [name, words, codes] of [
    ['open', 'trademark', 'YB, KAPP'],
    ['closed', 'trade mark', 'KAPP'],
  ]) {
    const head = `---\ntitle: Colophon ${name}\ntype: Case law\nsubscriptions: [${codes}]\n---`;
    server.temporary.write(`${name}.md`, `${head}\n\nA colophon on a ${words}.\n`);
  }
  await server.temporary.import({ editions: ['KA'] });
  await server.open();
});

afterAll(() => server.close());

const search = (edition: string, q: string, rest = {}) =>
  server.search({ q, ...rest }, { host: `${edition}.localhost` });

describe('Words that are written in two ways (OP-163)', () => {
  test.each([
    ['zeugma AND trademark', 1, ['trade mark'], 3],
    ['zeugma AND "trade mark"', 2, ['trademark'], 3],
    ['zeugma AND judgement', 1, ['judgment'], 2],
    ['zeugma AND email', 0, ['e mail'], 1],
    ['zeugma AND "s 69"', 1, ['section 69'], 2],
    ['zeugma NEAR5 trademark', 1, ['trade mark'], 3],
    ['title(zeugma) AND trademark', 1, ['trade mark'], 3],
  ])('“%s” finds %i, and is offered %j with what both find, %i', async (q, total, words, both) => {
    const answer = await search('ka', q);
    expect(answer.total).toBe(total);
    expect(answer.written).toMatchObject({ words, count: both });
    const widened = await search('ka', answer.written?.query ?? '');
    expect(widened.total).toBe(both);
    expect(widened.written).toBeNull();
  });

  test('in the library of intellectual property “trademark” is offered what “trade mark” finds', async () => {
    const [one, other] = await Promise.all([search('kipl', 'trademark'), search('kipl', '"trade mark"')]);
    expect(one.written?.words).toEqual(['trade mark']);
    expect(one.written?.count).toBe(other.written?.count ?? other.total);
  });

  test.each(['zeugma', 'zeugma AND =trademark', 'zeugma AND trademark*', 'zeugma NOT trademark', 'award AND seat'])(
    '“%s” is offered nothing',
    async (q) => {
      expect((await search('ka', q)).written).toBeNull();
    },
  );

  test('a chosen filter counts, and further pages say nothing', async () => {
    const filters = [{ id: 'contenttype', filterItems: ['Award'] }];
    expect((await search('ka', 'zeugma AND trademark', { filters })).written).toBeNull();
    expect((await search('ka', 'zeugma AND trademark', { start: 1, resultsPerPage: 1 })).written).toBeNull();
  });

  test('what only closed documents write otherwise is offered to nobody (OP-169)', async () => {
    const { headers } = await server.signIn('yb');
    const { written, total } = await server.search({ q: 'colophon AND trademark' }, { headers });
    expect([total, written]).toEqual([1, null]);
    expect((await search('ka', 'colophon AND trademark')).written?.words).toEqual(['trade mark']);
  });
});
