import { describe, expect, it } from 'vitest';
import { expectGoldenImport, importRefusal, importSource } from '../reading/importers.test-support.ts';
import { feedImporter } from './feed.importer.ts';
import { readFeedDate } from './feed-date.ts';
import { cutText, readPlainText } from './plain-text.ts';

const PLACE = { 'feed.yaml': 'id: notes\nblog: arbitration\n' };
const rss = (items: string) => `<rss version="2.0"><channel><title>Notes</title>${items}</channel></rss>`;
const read = (source: string, companions: Readonly<Record<string, string>> = PLACE) =>
  importSource(feedImporter, source, { path: 'notes.xml', companions });

describe('a feed as a file (OP-130)', () => {
  it('gives posts of a blog from RSS, with the words of its HTML alone', async () => {
    const { documents, refused } = await expectGoldenImport(feedImporter, 'feed/quay.xml');
    expect(documents.map(({ document }) => [document.type, document.title, document.dates.publication])).toEqual([
      ['Blog post', 'Demurrage & delay', '2026-11-03'],
      ['Blog post', 'On moorings', '2026-11-03'],
      ['Blog post', 'No title, only words — and an entity: here.', undefined],
    ]);
    expect(documents[0]?.document.summary).toBe('A ship that waits costs money. Whose?');
    expect(documents.map(({ document }) => document.outsideUrl)).toEqual([
      'https://quay.example/notes/demurrage',
      'https://quay.example/notes/moorings',
      'https://quay.example/notes/untitled',
    ]);
    expect(JSON.stringify(documents)).not.toMatch(/steal|track\.example|javascript|<|editor@/u);
    expect(refused).toEqual([{ line: 0, column: 0, reason: 'item 4 has neither a title nor a text' }]);
  });

  it('gives items of news from Atom, of the publication that the file beside it names', async () => {
    const { documents } = await expectGoldenImport(feedImporter, 'feed/news/ledger.atom');
    expect(documents.map(({ document }) => [document.type, document.publication, document.source])).toEqual(
      ['', '', ''].map(() => ['News', 'kcl-news-ledger', 'The Ledger']),
    );
    expect(documents.map(({ document }) => document.title)).toEqual([
      'A merger is < the sum of its parts',
      'Remedies, again',
      'A picture',
    ]);
    expect(documents[1]?.document).toMatchObject({
      summary: 'Sell the plant. Keep the name.',
      outsideUrl: 'https://ledger.example/2026/2',
    });
    expect(documents[2]?.document.summary).toBeUndefined();
  });

  it('gives items of RSS 1.0, which stand beside their channel', async () => {
    const { documents } = await read(
      `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
        <channel><title>Old notes</title><link>https://old.example/</link></channel>
        <item><title>First</title><link>https://old.example/1</link><dc:date>2026-03-04T05:06:07Z</dc:date></item>
      </rdf:RDF>`,
    );
    expect(documents[0]?.document).toMatchObject({
      key: 'feed:notes:https://old.example/1',
      title: 'First',
      source: 'Old notes',
      dates: { publication: '2026-03-04' },
    });
  });

  it('keeps the items of one feed from taking the place of another’s', async () => {
    const item = rss('<item><guid>1</guid><title>T</title></item>');
    const keys = await Promise.all(
      ['one', 'two'].map(async (id) => (await read(item, { 'feed.yaml': `id: ${id}\nblog: patent` })).documents[0]),
    );
    expect(keys.map((entry) => entry?.document.key)).toEqual(['feed:one:1', 'feed:two:1']);
  });

  it('leaves out the items that the file beside it names, by their addresses or their ids', async () => {
    const items = ['a', 'b', 'c'].map(
      (id) => `<item><guid>${id}</guid><title>${id}</title><link>https://x.example/${id}</link></item>`,
    );
    const { documents } = await read(rss(items.join('')), {
      'feed.yaml': 'id: notes\nblog: patent\nwithout: [a, "https://x.example/b"]',
    });
    expect(documents.map(({ document }) => document.title)).toEqual(['c']);
  });

  it('is not taken without a file that says whose items they are, or with a wrong one', async () => {
    const refuse = async (companions: Readonly<Record<string, string>>) =>
      (await importRefusal(feedImporter, rss(''), { path: 'a/notes.xml', companions })).reason;
    expect(await refuse({})).toContain('lay `notes.feed.yaml` beside it');
    expect(await refuse({ 'feed.yaml': 'name: X' })).toBe(
      'feed.yaml, line 1: blog: either `blog` or `news` is to be said, and only one',
    );
    expect(await refuse({ 'feed.yaml': 'blog: a\nnews: b' })).toContain('only one');
    expect(await refuse({ 'notes.feed.yaml': 'blog: a\nedition: KX' })).toContain('allowed are KA, KIPL, KCL');
    expect(await refuse({ 'feed.yaml': 'blog: a\nurl: x' })).toContain('url: is not a field');
  });

  it.each([
    ['<html><body>Not found</body></html>', 'This is no feed'],
    [rss('<item><title>A</item>'), 'not well-formed XML'],
    [
      '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel><title>&x;</title></channel></rss>',
      'internal subset',
    ],
    ['', 'holds no XML'],
  ])('is refused in words where it is none: %j', async (source, words) => {
    expect((await importRefusal(feedImporter, source, { path: 'notes.xml', companions: PLACE })).reason).toContain(
      words,
    );
  });

  it('refuses one item whose markup is hostile and takes the next', async () => {
    const deep = '&lt;div&gt;'.repeat(3_000);
    const { documents, refused } = await read(
      rss(`<item><title>Deep</title><description>${deep}</description></item><item><title>Plain</title></item>`),
    );
    expect(refused[0]?.reason).toContain('item 1: elements are nested');
    expect(documents.map(({ document }) => document.title)).toEqual(['Plain']);
  });
});

describe('the words of outside HTML', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One Two'],
    ['un<b>bold</b>ed', 'unbolded'],
    ['a<br>b', 'a b'],
    ['<style>p{}</style><!-- c -->x<iframe>y</iframe>', 'x'],
    ['\u202Eevil\u202C text', 'evil text'],
    ['&lt;b&gt;', '<b>'],
    ['1 < 2', '1 < 2'],
  ])('are read without its elements: %j', (html, text) => expect(readPlainText(html)).toBe(text));

  it('are cut between words after at most 300 characters', () => {
    expect(cutText('word '.repeat(100).trim())).toBe(`${'word '.repeat(60).trim()}…`);
    expect(Array.from(cutText('🦆'.repeat(400)))).toHaveLength(300);
    expect(cutText('a'.repeat(300))).toBe('a'.repeat(300));
  });
});

describe('a day as feeds write it', () => {
  it.each([
    ['Sat, 07 Sep 2002 00:00:01 GMT', '2002-09-07'],
    ['Wed, 31 Dec 2025 22:00:00 EST', '2026-01-01'],
    ['Thu, 1 Jan 2026 00:30 +0100', '2025-12-31'],
    ['2 Feb 2026', '2026-02-02'],
    ['2026-02-03', '2026-02-03'],
    ['2026-02-03T00:10:00+05:00', '2026-02-02'],
    ['2026-13-45T99:00:00Z', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('%j is %j', (written, day) => expect(readFeedDate(written)).toBe(day));
});
