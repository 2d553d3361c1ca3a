import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resolveCitations } from '#contract/citations.ts';
import { explain } from '#contract/explain.ts';
import { suggestSearches } from '#contract/suggestions.ts';
import { TestServer } from '#tests/support/demo-server.ts';

const server = new TestServer();
const host = 'ka.localhost';

beforeAll(async () => {
  const write = (id: string, head: string, text: string) =>
    server.temporary.write(`${id}.md`, `---\nid: ${id}\nedition: [KA]\n${head}\n---\n\n${text}\n`);
  write('dash-v', 'title: "Halberd -v- Ingram"\ntype: Case law\nparties: [Halberd, Ingram]', 'Judgment.');
  write(
    'full-stops',
    'title: Kestrel v Lomax\ntype: Case law\nparties: [Kestrel, Lomax]\ncitations: ["[2019] 1 W.L.R. 9517", "347 U.S. 9483"]\ncaseNumbers: ["No. 91-1732"]',
    'Judgment.',
  );
  write('umlauts', 'title: Procedural note\nauthors: ["Karl Böckstiegel"]', 'Müller and Ørsted on cranes fenwulk.');
  write('accents', 'title: Note on staff', 'Rüegseggen and Genèvoise hollósyk.');
  write('digits', 'title: حكم\nlanguage: ar', 'صدر الحكم في ٢٠ يناير ٢٠٢١ galabek');
  write('letters', 'title: Note on letters', 'The W.L.R. of the U.S. and vermeltrop.');
  write('no-letters', 'title: Another note on letters', 'The WLR of the US and vermeltrop.');
  write('capitals', 'title: READY OR NOT', 'Text on capitals.');
  write('tilde', 'title: Villages of the coast', 'The harbour of the village of Teal and its old quarrelsk cranes.');
  await server.temporary.import({ editions: ['KA'] });
  await server.open();
});
afterAll(() => server.close());

const ask = (q: string) => server.search({ q }, { host });
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

describe('OP-185: spellings of one thing', () => {
  test.each([
    'Halberd -v- Ingram',
    'Halberd -V- Ingram',
    'Halberd v. Ingram',
    'Halberd vs Ingram',
    'Halberd versus Ingram',
  ])('the name of a case is one however its sides are parted: %s', async (q) => {
    const answer = await ask(q);
    expect(ids(answer.direct)).toEqual(['dash-v']);
    expect(answer.understood?.tree.kind).not.toBe('not');
  });

  test.each(['[2019] 1 WLR 9517', '[2019] 1 W.L.R. 9517', '347 US 9483', '347 U.S. 9483', '347 U. S. 9483'])(
    'a citation is one with full stops and without: %s',
    async (q) => {
      expect(ids((await ask(q)).direct)).toEqual(['full-stops']);
      const { citations } = await server.call(resolveCitations, { host, body: { citations: [q] } });
      expect(ids(citations[0]!.documents)).toEqual(['full-stops']);
    },
  );

  test.each(['number(No. 91-1732)', 'number(91-1732)', 'number("No 91-1732")'])('a case number: %s', async (q) => {
    expect(ids((await ask(q)).hits)).toEqual(['full-stops']);
  });

  test.each([
    ['Boeckstiegel', 'Böckstiegel'],
    ['author(Boeckstiegel)', 'Böckstiegel'],
    ['Mueller', 'Müller'],
    ['Oersted', 'Ørsted'],
  ])('a name with an umlaut spelt out is offered with it: %s', async (q, word) => {
    const { written } = await ask(q);
    expect(written).toMatchObject({ words: [word], count: 1 });
    expect(ids((await ask(written!.query)).hits)).toEqual(['umlauts']);
  });

  test('what is offered for a slip of the pen is printed as in the text, and so is a citation', async () => {
    const { spellings } = await server.call(explain, {
      host,
      path: { endpoint: 'documentSearch' },
      body: { q: 'Bockstiegl OR Muler' },
    });
    expect(spellings.map(({ query }) => query)).toContain('Böckstiegel OR Müller');
    expect((await ask('[2019] 1 WLR 9517')).written?.words).toEqual(['[2019] 1 W.L.R. 9517']);
  });

  test('digits of other scripts are digits', async () => {
    expect(ids((await ask('2021 AND galabek')).hits)).toEqual(['digits']);
    expect(ids((await ask('٢٠٢١ AND galabek')).hits)).toEqual(['digits']);
  });

  test.each([
    ['WLR AND vermeltrop', 'no-letters', 'W.L.R.'],
    ['W.L.R. AND vermeltrop', 'letters', 'wlr'],
    ['US AND vermeltrop', 'no-letters', 'U.S.'],
    ['U.S. AND vermeltrop', 'letters', 'us'],
  ])('an abbreviation is offered with its full stops and without: %s', async (q, found, other) => {
    const { hits, written } = await ask(q);
    expect(ids(hits)).toEqual([found]);
    expect(written).toMatchObject({ words: [other], count: 2 });
    expect(ids((await ask(written!.query)).hits).toSorted()).toEqual(['letters', 'no-letters']);
  });

  test('a distance apart from its phrase is read with it', async () => {
    expect(ids((await ask('"harbour quarrelsk" ~12')).hits)).toEqual(['tilde']);
    expect(ids((await ask('"harbour quarrelsk" ~2')).hits)).toEqual([]);
  });

  test('a title in capitals that looks like operators is offered as a title', async () => {
    expect(ids((await ask('READY OR NOT')).direct)).toEqual(['capitals']);
  });
});

describe('OP-185: suggestions', () => {
  const offer = (text: string) => server.call(suggestSearches, { host, query: { term: text } });
  test('a word with accents is suggested for what is typed with them and without, spelt as in the text', async () => {
    const [one, other] = [await offer('Rüegsegg'), await offer('Ruegsegg')];
    expect(one.suggestions.map(({ text }) => text)).toEqual(['Rüegseggen']);
    expect(one).toEqual(other);
  });

  test.each(['Böcks', 'Boecks', 'Boeckstiegel'])('the author is suggested for %s', async (text) => {
    expect((await offer(text)).suggestions.map((one) => one.text)).toContain('Karl Böckstiegel');
  });
});
