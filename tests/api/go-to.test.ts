import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { suggestSearches } from '#contract/suggestions.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const server = new TestServer();

beforeAll(async () => {
  await server.loadDemo(['KA', 'KIPL', 'KCL']);
  server.temporary.write(
    'closed.jsonl',
    jsonLines(
      { id: 'closed-case', title: 'Quillhaven v. Morrowby', type: 'Case law', text: 'A.', subscriptions: ['YB'] },
      { id: 'accent', title: 'Çedilha Ltda v. Morrowby', type: 'Case law', text: 'A.' },
    ),
  );
  await server.temporary.import();
  await server.open();
});

afterAll(() => server.close());

const list = async (term: string, edition: string, headers?: Readonly<Record<string, string>>) => {
  const { suggestions } = await server.call(suggestSearches, {
    query: { term, section: 'goTo' },
    host: `${edition}.localhost`,
    ...(headers ? { headers } : {}),
  });
  return suggestions.map(({ type, text, url }) => `${type} | ${text} | ${url}`);
};

describe('The section Go to of the suggestions (OP-182)', () => {
  it.each([
    ['ka', 'Kwam', 'Arbitrator profile | Kwame Asante-Boadu | /profile-navigator/ka-person-010'],
    ['ka', 'Kwáme', 'Arbitrator profile | Kwame Asante-Boadu | /profile-navigator/ka-person-010'],
    ['ka', 'Rela', 'Tool | Relationship Indicator | /relationship-indicator'],
    ['ka', 'temp', 'Tool | Templates & Examples | /templates-and-examples'],
    ['ka', 'favo', 'Page | Favorites | /favorites'],
    ['kcl', 'favo', 'Page | Favorites | /favorites'],
    ['ka', 'Halv', 'Case | Halvorsen Energi AS v. Aurelian Turbinenbau GmbH | /document/case/ka-case-001'],
    ['ka', 'NYC', 'Convention | New York Convention, 1958 (editorial summary) | /document/ka-conv-001'],
    ['ka', 'nyct', 'Tool | New York Convention Tool | /nyctool'],
    [
      'ka',
      'NYC V(1)(e)',
      'Provision | Article V(1)(e) New York Convention: Award not yet binding, set aside or suspended | /nyctool/article-5-1-e',
    ],
    ['ka', 'Germ', 'Jurisdiction | Germany | /jurisdiction/germany'],
    ['ka', 'ICC', 'Institution | International Chamber of Commerce | /organization/ka-org-icc'],
    ['ka', 'favor', 'Page | Favorites | /favorites'],
  ])('on %s, %s leads first to %s', async (edition, term, first) => {
    expect((await list(term, edition))[0]).toBe(first);
  });

  it('holds at most three of each, those whose name begins so before those that only have the word', async () => {
    const cases = await list('ener', 'ka');
    const begins = cases.map((one) => / \| ener/iu.test(one));
    expect(begins).toEqual(begins.toSorted((one, other) => Number(other) - Number(one)));
    expect(await list('Korea', 'kcl')).toContain('Jurisdiction | South Korea | /jurisdiction/south-korea');
    const sorts = Map.groupBy(cases, (one) => one.split(' | ')[0]);
    for (const some of sorts.values()) expect(some.length).toBeLessThanOrEqual(3);
    expect((await list('cedi', 'ka'))[0]).toBe('Case law | Çedilha Ltda v. Morrowby | /document/accent');
  });

  it('names nothing that is closed, of another edition or not this reader’s', async () => {
    expect(await list('Quillh', 'ka')).toEqual([]);
    expect(await list('NYC V(1)(e)', 'kcl')).toEqual([]);
    expect(await list('Halvorsen', 'kcl')).toEqual([]);
    const { headers } = await server.signIn('yb');
    expect((await list('Quillh', 'ka', headers)).length).toBe(1);
    expect(await list('Rela', 'ka', headers)).toEqual([]);
    expect(await list('Kwam', 'ka', headers)).toEqual([]);
  });

  it.each(['Kw', '((((', '😀😀😀'])('is empty for %s', async (text) => {
    expect(await list(text, 'ka')).toEqual([]);
  });
});
