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
  server.temporary.write(
    'rule.jsonl',
    jsonLines({
      id: 'epc-rule-79',
      title: 'Rule 79 EPC, invitation to file observations',
      type: 'Treaty provision',
      text: 'A.',
    }),
  );
  await server.temporary.import({ editions: ['KIPL'] });
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

  it.each([
    ['account', 'Password and sessions', '/account/security'],
    ['secur', 'Password and sessions', '/account/security'],
    ['password', 'Password and sessions', '/account/security'],
    ['saved search', 'Search alerts', '/alerts'],
    ['notif', 'Search alerts', '/alerts'],
    ['research trail', 'Research record', '/research-record'],
    ['history', 'Recently viewed', '/history'],
    ['recent', 'Recently viewed', '/history'],
    ['settings', 'Customize your home page', '/customize'],
    ['preferences', 'Customize your home page', '/customize'],
    ['personal data', 'My data', '/my-data'],
    ['export', 'My data', '/my-data'],
    ['favourites', 'Favorites', '/favorites'],
    ['bookmarks', 'Favorites', '/favorites'],
    ['folders', 'Favorites', '/favorites'],
    ['trash', 'Favorites', '/favorites'],
    ['help', 'Feedback and Support', '/contactcustomersupport'],
    ['contact', 'Feedback and Support', '/contactcustomersupport'],
    ['data protection', 'Privacy policy', '/policy/privacy'],
  ])(
    'a page of the reader’s menu is found on every edition by the usual word “%s” (OP-182)',
    async (term, name, url) => {
      for (const edition of ['ka', 'kipl', 'kcl'])
        expect(await list(term, edition)).toContain(`Page | ${name} | ${url}`);
    },
  );

  it.each(['A54 EPC', 'A. 54 EPC', 'A 54 EPC', 'a54 epc', 'Art 54 EPC', 'EPC A54'])(
    '%s leads to the article as who practises before the Office writes it (OP-182)',
    async (term) => {
      expect((await list(term, 'kipl'))[0]).toMatch(/^Provision \| Article 54 .*\/document\/kipl-epc-054$/u);
    },
  );

  it.each([
    ['A123(2) EPC', '/document/kipl-epc-123'],
    ['A.123(2) EPC', '/document/kipl-epc-123'],
    ['R 79 EPC', '/document/epc-rule-79'],
    ['R79(1) EPC', '/document/epc-rule-79'],
    ['R. 79 EPC', '/document/epc-rule-79'],
  ])('%s leads to %s in the suggestions and above the results (OP-182)', async (term, address) => {
    expect((await list(term, 'kipl'))[0]).toMatch(new RegExp(`^Provision .* ${address}$`, 'u'));
    const { direct } = await server.search({ q: term }, { host: 'kipl.localhost' });
    expect(direct.map(({ kind, url }) => `${kind} ${url}`)).toEqual([`provision ${address}`]);
  });

  it('rules of a year that is not held lead to those of the year that is, and say so (OP-182)', async () => {
    const other = 'Rules of another year | UNCITRAL Arbitration Rules 2021 | /document/ka-rules-003';
    for (const term of ['UNCITRAL Rules 2013', 'UNCITRAL Rules 2010', 'UNCITRAL Rules 201']) {
      expect(await list(term, 'ka')).toEqual([other]);
    }
    expect(await list('UNCITRAL Rules', 'ka')).toEqual([
      'Rules | UNCITRAL Arbitration Rules 2021 | /document/ka-rules-003',
    ]);
    expect(await list('UNCITRAL Model Law 2013', 'ka')).toEqual([]);
  });

  it('a place is led to by a former or a formal name only once enough of that was typed (OP-182)', async () => {
    const places = async (term: string) => (await list(term, 'ka')).filter((one) => one.startsWith('Jurisdiction'));
    expect(await places('conf')).toEqual([]);
    expect(await places('Volt')).toEqual([]);
    expect(await places('Upper Vol')).toEqual(['Jurisdiction | Burkina Faso | /jurisdiction/burkina-faso']);
    expect(await places('Volta')).toEqual(['Jurisdiction | Burkina Faso | /jurisdiction/burkina-faso']);
    expect(await places('Swiss')).toEqual(['Jurisdiction | Switzerland | /jurisdiction/switzerland']);
    // `Kingdom of Saudi Arabia` stands behind who is called so.
    const kings = await list('King', 'ka');
    expect(kings.findIndex((one) => /\| King/u.test(one))).toBeLessThanOrEqual(0);
    expect((await list('conf', 'ka'))[0]).toBe('Page | Conflict check | /relationship-indicator/conflict-check');
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
