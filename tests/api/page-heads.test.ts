import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestServer } from '#tests/support/demo-server.ts';
import { EDITION_READERS as READERS } from '#tests/support/handed-on/golden-works.ts';
import { readHead as parseHead, type ReadHead as Head } from '#tests/support/handed-on/read-head.ts';

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
  return parseHead(body);
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
    const isDescribed = /^(?:Book|Chapter|ScholarlyArticle|NewsArticle|BlogPosting|Report)$/u.test(schema);
    const address = `http://${edition}.localhost:8080/document/${id}`;
    expect(head.context?.getAll('rft_id')).toEqual(isDescribed ? [address] : undefined);
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
    expect([one(award, 'z:court'), one(award, 'z:docketNumber')]).toEqual([
      'Permanent Court of Arbitration',
      'PCA Case No. D-2021-31',
    ]);
    // Zotero takes a context before the head, and OpenURL has no words for a court.
    expect(award.html).not.toContain('Z3988');
    // Who edits the journal edits none of its articles.
    const journal = await readHead('/document/kipl-journal-02', 'kipl');
    expect(one(journal, 'citation_editor')).toBeDefined();
    expect(article.html).not.toContain(one(journal, 'citation_editor'));
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
