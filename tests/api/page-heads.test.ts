import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestServer } from '#tests/support/demo-server.ts';
import { WORK_HEADS } from '#tests/golden/work-heads.ts';

const server = new TestServer();
const SECRET = 'Only holders may read this.';

beforeAll(async () => {
  await server.loadDemo(['KA', 'KIPL', 'KCL']);
  server.temporary.write(
    'hostile.md',
    `---\nid: hostile\ntitle: '"><script>alert(1)</script>'\ntype: Award\nsummary: "</script><b>"\nauthors: [{ name: 'O"Brien & Sons' }]\n---\n\nText.\n`,
  );
  server.temporary.write(
    'closed.md',
    `---\nid: Closed-Award\ntitle: A closed award\ntype: Award\npublicationDate: 2020-05\nsubscriptions: [YB]\n---\n\n${SECRET}\n`,
  );
  server.temporary.write(
    'article.md',
    `---\nid: lone-article\ntitle: Horns at sea\ntype: Journal article\nsource: Journal of Beacons\nsourceLocation: 7(9), e46041\npages: e46041\npublicationDate: 2031-05\n---\n\nText.\n`,
  );
  server.temporary.write('bill.md', `---\nid: lone-bill\ntitle: Beacons Bill\ntype: Bill\n---\n\nText.\n`);
  await server.temporary.import({ editions: ['KA'] });
  const page = '<!doctype html><html><head><title></title></head><body>%EDITION_VIEW%</body></html>';
  writeFileSync(join(server.temporary.folder, 'index.html'), page);
  await server.open();
});

afterAll(() => server.close());

interface Head {
  readonly title: string;
  readonly tags: ReadonlyMap<string, readonly string[]>;
  readonly linked: Readonly<Record<string, unknown>> | undefined;
  readonly context: URLSearchParams | undefined;
  readonly html: string;
}

/** Who has a subscription on each host. */
const READERS = { ka: 'kapp', kipl: 'ipl', kcl: 'default' } as const;
type Host = keyof typeof READERS;

const signedIn = new Map<string, ReturnType<typeof server.signIn>>();

function signIn(username: string) {
  const session = signedIn.get(username) ?? server.signIn(username);
  signedIn.set(username, session);
  return session;
}

/** Reads a page as a program without script does. */
async function readHead(path: string, edition: Host = 'ka', username: string | null = READERS[edition]): Promise<Head> {
  const { headers } = username === null ? { headers: {} } : await signIn(username);
  const { body } = await server.app.inject({ url: path, headers: { ...headers, host: `${edition}.localhost:8080` } });
  const tags = new Map<string, string[]>();
  const found: { title: string; linked?: Head['linked']; context?: URLSearchParams } = { title: '' };
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('attrs' in node) {
      const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
      const [child] = node.childNodes;
      const text = child && 'value' in child ? child.value : '';
      const name = attributes.get('name');
      if (node.tagName === 'title') found.title = text;
      if (node.tagName === 'meta' && name) tags.set(name, [...(tags.get(name) ?? []), attributes.get('content') ?? '']);
      if (attributes.get('type') === 'application/ld+json') found.linked = JSON.parse(text) as Head['linked'];
      if (attributes.get('class') === 'Z3988') found.context = new URLSearchParams(attributes.get('title'));
      const isData = attributes.get('type')?.startsWith('application/');
      if (node.tagName === 'script' && !isData && text.includes('alert')) throw new Error('a script of a title');
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(body));
  return { tags, linked: undefined, context: undefined, ...found, html: body };
}

const one = (head: Head, name: string) => head.tags.get(name)?.[0];

describe('The head of a page says what the page shows, without any script (OP-121)', () => {
  test.each<[Host, string, string, string]>([
    ['ka', 'ka-award-043', 'case', 'LegalCase'],
    ['ka', 'ka-treaty-063', 'statute', 'Legislation'],
    ['ka', 'ka-book-02', 'book', 'Book'],
    ['ka', 'ka-book-07-ch02', 'bookSection', 'Chapter'],
    ['kipl', 'kipl-journal-02-a04', 'journalArticle', 'ScholarlyArticle'],
    ['kipl', 'kipl-journal-02', 'book', 'Periodical'],
    ['kcl', 'kcl-decision-087', 'case', 'LegalCase'],
    ['ka', 'ka-rules-001', 'statute', 'Legislation'],
    ['ka', 'ka-news-001', 'newspaperArticle', 'NewsArticle'],
    ['ka', 'ka-blog-001', 'blogPost', 'BlogPosting'],
    ['kcl', 'kcl-report-2023', 'report', 'Report'],
  ])('in %s %s is a %s', async (edition, id, type, schema) => {
    const head = await readHead(`/document/${id}`, edition);
    expect([one(head, 'DC.type'), head.linked?.['@type']]).toEqual([type, schema]);
    expect(head.title).toContain(one(head, 'citation_title'));
    expect(one(head, 'DC.identifier') ?? '').not.toBe('');
    expect(head.tags.get('DC.identifier')).toContain(`http://${edition}.localhost:8080/document/${id}`);
    expect(one(head, 'citation_publication_date')).toMatch(/^\d{4}(\/\d\d){0,2}$/u);
    expect(head.context?.getAll('rft_id')).toEqual([`http://${edition}.localhost:8080/document/${id}`]);
  });

  test('a chapter names its book and pages, an article its journal, a decision its court and number', async () => {
    const chapter = await readHead('/document/ka-book-07-ch02');
    expect(one(chapter, 'citation_book_title')).toBe('Standards of Treatment in Investment Treaties');
    expect([one(chapter, 'citation_firstpage'), one(chapter, 'citation_lastpage')]).toEqual(['49', '50']);
    expect(chapter.context?.get('rft.genre')).toBe('bookitem');
    const article = await readHead('/document/kipl-journal-02-a04', 'kipl');
    expect(one(article, 'citation_journal_title')).toBe('European Review of IP Litigation');
    expect(article.tags.get('citation_author')).toEqual(['Leopold Ankersmit']);
    expect(article.context?.get('rft.jtitle')).toBe('European Review of IP Litigation');
    const award = await readHead('/document/ka-award-043');
    expect(one(award, 'DC.publisher')).toBe('Permanent Court of Arbitration');
    expect(award.tags.get('DC.identifier')).toContain('PCA Case No. D-2021-31');
    expect(award.context?.get('rft.type')).toBe('case');
  });

  test('an article whose journal the library does not hold is one all the same, and a bill is a bill', async () => {
    const article = await readHead('/document/lone-article');
    expect([one(article, 'DC.type'), one(article, 'citation_journal_title')]).toEqual([
      'journalArticle',
      'Journal of Beacons',
    ]);
    expect(['volume', 'issue', 'firstpage'].map((name) => one(article, `citation_${name}`))).toEqual([
      '7',
      '9',
      'e46041',
    ]);
    const bill = await readHead('/document/lone-bill');
    expect([one(bill, 'DC.type'), bill.linked?.['@type']]).toEqual(['bill', 'Legislation']);
  });

  test('who edited a book is its editor, and no author of it', async () => {
    const book = await readHead('/document/ka-book-03');
    const editors = book.tags.get('citation_editor') ?? [];
    expect(editors.length).toBeGreaterThan(0);
    expect(book.tags.get('DC.contributor')).toEqual(editors);
    expect(book.linked?.['editor']).toEqual(editors.map((name) => ({ '@type': 'Person', name })));
    const authors = [...(book.tags.get('citation_author') ?? []), ...(book.tags.get('DC.creator') ?? [])];
    expect(authors.filter((name) => editors.includes(name))).toEqual([]);
  });

  test('a closed document is described like any other, whatever the case of its address, and gives no word of its text', async () => {
    const head = await readHead('/document/Closed-Award?x=1', 'ka', 'ipl');
    expect(one(head, 'citation_title')).toBeUndefined();
    const held = await readHead('/document/Closed-Award', 'ka', 'ka');
    expect([one(held, 'citation_title'), one(held, 'citation_publication_date')]).toEqual([
      'A closed award',
      '2020/05',
    ]);
    expect(held.html).not.toContain(SECRET);
  });

  test('strangers, other editions, unknown and other pages are told nothing', async () => {
    const heads = await Promise.all([
      readHead('/document/ka-award-043', 'ka', null),
      readHead('/document/ka-award-043', 'kipl'),
      readHead('/document/nowhere'),
      readHead('/document/%E0%A4%A'),
      readHead('/search?q=seat'),
    ]);
    for (const head of heads) {
      expect([...head.tags.keys()].filter((name) => /^(?:citation|DC)/u.test(name))).toEqual([]);
      expect(head.linked).toBeUndefined();
      expect(head.html).not.toContain('Lindmoor');
    }
  });

  test('what a record says ends no element and runs nothing', async () => {
    const head = await readHead('/document/hostile');
    expect(one(head, 'citation_title')).toBe('"><script>alert(1)</script>');
    expect(head.tags.get('citation_author')).toEqual(['O"Brien & Sons']);
    expect(head.linked?.['abstract']).toBe('</script><b>');
  });
});

describe('Forty pages, read without script as reference managers read them (OP-121)', () => {
  test.each(WORK_HEADS)('$id has its facts in the tags of the head, in COinS and in linked data', async (work) => {
    const { type, title, creators, editors = [], date, issuer, container, number, volume, issue } = work;
    const [first, last] = work.pages ?? [];
    const head = await readHead(`/document/${work.id}`, work.edition);
    const all = (name: string) => head.tags.get(name) ?? [];
    expect({
      type: one(head, 'DC.type'),
      title: one(head, 'citation_title'),
      creators: all('citation_author'),
    }).toEqual({ type, title, creators });
    expect([one(head, 'citation_publication_date'), one(head, 'DC.date')]).toEqual([date.replaceAll('-', '/'), date]);
    expect(all('citation_editor')).toEqual(expect.arrayContaining([...editors]));
    if (issuer !== undefined) expect(one(head, 'DC.publisher')).toBe(issuer);
    if (number !== undefined)
      expect(['DC.identifier', 'citation_isbn', 'citation_issn'].flatMap(all)).toContain(number);
    expect([one(head, 'citation_volume'), one(head, 'citation_issue')]).toEqual([volume, issue]);
    expect([one(head, 'citation_firstpage'), one(head, 'citation_lastpage')]).toEqual([first, last]);
    if (container !== undefined) {
      const names = ['citation_journal_title', 'citation_book_title', 'DC.source'].flatMap(all);
      expect(new Set(names)).toEqual(new Set([container]));
    }
    const context = Object.fromEntries(head.context ?? []);
    expect([context['rft.title'], context['rft.atitle'], context['rft.btitle']]).toContain(title);
    expect([...(head.context?.getAll('rft.au') ?? []), ...(head.context?.getAll('rft.creator') ?? [])]).toEqual(
      creators,
    );
    expect(context).toMatchObject({ 'rft.date': date, ...(volume === undefined ? {} : { 'rft.volume': volume }) });
    const linked = head.linked ?? {};
    expect(linked).toMatchObject({
      name: title,
      [type === 'statute' ? 'legislationDate' : 'datePublished']: date,
      ...(creators.length === 0 ? {} : { author: creators.map((name) => ({ '@type': 'Person', name })) }),
      ...(issuer === undefined ? {} : { publisher: { name: issuer } }),
      ...(container === undefined ? {} : { isPartOf: { name: container } }),
    });
  });
});
