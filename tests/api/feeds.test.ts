import { createServer } from 'node:http';
import { once } from 'node:events';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getHomePageBlogs } from '#contract/home.ts';
import { findNews } from '#contract/news.ts';
import { runPandect } from '#tests/support/command-line.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { signIn } from '#tests/support/sign-in.ts';

const server = new TestServer();
const outside = createServer((request, response) => {
  const feed = feeds.get(request.url ?? '');
  if (feed === undefined) response.writeHead(500).end();
  else response.end(feed);
});

/** What stands at each path of the other site now. */
const feeds = new Map<string, string>();
let address = '';
let headers: Readonly<Record<string, string>>;

const item = (guid: string, title: string, day: string) =>
  `<item><guid isPermaLink="false">${guid}</guid><title>${title}</title><link>https://quay.example/${guid}</link>` +
  `<pubDate>${day}</pubDate><description>&lt;p&gt;About ${title}.&lt;/p&gt;&lt;script&gt;x&lt;/script&gt;</description></item>`;
const rss = (...items: readonly string[]) =>
  `<rss version="2.0"><channel><title>Quay</title>${items.join('')}</channel></rss>`;

beforeAll(async () => {
  outside.listen(0, '127.0.0.1');
  await once(outside, 'listening');
  address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  server.temporary.write('news.yaml', '- kind: publication\n  id: quay-news\n  type: Newsletter\n  title: Quay News\n');
  await server.temporary.import();
  await server.open();
  const { accounts } = server.people;
  await accounts.saveInstitution({ id: 'court', name: 'Court', customerNo: 'C', contact: null, demo: false });
  const contract = { institution: 'court', code: 'KA', from: '2020-01-01', to: null, suspended: false } as const;
  await accounts.saveContract({ ...contract, edition: 'KA' });
  await accounts.createAccount({ username: 'ada', name: 'Ada', email: null, institution: 'court' });
  ({ headers } = await signIn(server.people, 'ada'));
});

afterAll(async () => {
  outside.close().closeAllConnections();
  await server.close();
});

/** Runs `pandect feeds …` with settings of feeds. */
const feedsCommand = (args: readonly string[], given: Readonly<Record<string, string>>) =>
  runPandect(server.temporary.config.dataFolder, ['feeds', ...args], '', given);

function settings(list: string, allow = '127.0.0.1') {
  const path = join(server.temporary.folder, 'feeds.yaml');
  writeFileSync(path, list);
  return { PANDECT_FEEDS: path, PANDECT_FEEDS_ALLOW: allow };
}

const BOTH = () => `feeds:
  - {id: notes, edition: KA, name: Quay Notes, url: "${address}/notes", blog: arbitration}
  - {id: ledger, edition: KA, url: "${address}/news", news: quay-news}
`;

const blogs = async () => (await server.call(getHomePageBlogs, { headers })).arbitrationBlogs ?? [];

describe('pandect feeds pull (OP-130)', () => {
  afterAll(() => {
    const folder = join(server.temporary.config.dataFolder, 'feeds');
    const paths = ['', ...readdirSync(folder)].map((name) => join(folder, name));
    expect(paths.filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([]);
  });

  it('is off until a file of feeds is named', async () => {
    const { code, err } = await feedsCommand(['pull'], {});
    expect([code, err]).toEqual([2, 'Feeds are off: name a file of them in PANDECT_FEEDS.\n']);
    expect((await feedsCommand(['list'], {})).out).toContain('No feed is set');
  });

  it('makes items of feeds posts of the home page and news, as text, with the way to where they stand', async () => {
    feeds.set('/notes', rss(item('n1', 'Moorings', 'Mon, 02 Nov 2026 08:00:00 GMT')));
    feeds.set('/news', rss(item('w1', 'Tides', 'Tue, 03 Nov 2026 08:00:00 GMT')));
    const dry = await feedsCommand(['pull', '--dry-run'], settings(BOTH()));
    expect([dry.code, await blogs()]).toEqual([0, []]);
    const { code, out } = await feedsCommand(['pull'], settings(BOTH()));
    expect([code, out]).toEqual([0, expect.stringMatching(/^notes: 1 imported[^]*ledger: 1 imported/u)]);
    expect(await blogs()).toMatchObject([
      {
        title: 'Moorings',
        body: 'About Moorings.',
        date: '2026-11-02',
        url: 'https://quay.example/n1',
        isOutside: true,
      },
    ]);
    const filters = [{ id: 'publicationtitle', filterItems: ['Quay News'], limit: 10 }];
    const news = await server.call(findNews, { headers, body: { start: 0, resultsPerPage: 10, filters } });
    expect(news.hits.map(({ title }) => title)).toEqual(['Tides']);
  });

  it('keeps what is no longer in a feed, changes what changed, and does nothing with the same again', async () => {
    expect((await feedsCommand(['pull'], settings(BOTH()))).out).toContain('0 imported, 0 updated, 1 unchanged');
    feeds.set('/notes', rss(item('n2', 'Berths', 'Wed, 04 Nov 2026 08:00:00 GMT')));
    await feedsCommand(['pull'], settings(BOTH()));
    feeds.set('/notes', rss(item('n2', 'Berths, corrected', 'Wed, 04 Nov 2026 08:00:00 GMT')));
    expect((await feedsCommand(['pull'], settings(BOTH()))).out).toContain('notes: 0 imported, 1 updated');
    expect((await blogs()).map(({ title }) => title)).toEqual(['Berths, corrected', 'Moorings']);
  });

  it('names each feed that fails and takes the others', async () => {
    feeds.set('/notes', '<html><body>We have moved</body></html>');
    feeds.set('/news', rss(item('w2', 'Locks', 'Thu, 05 Nov 2026 08:00:00 GMT')));
    const { code, out } = await feedsCommand(['pull', '--json'], settings(BOTH()));
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject([
      { id: 'notes', report: { refused: [{ reason: expect.stringContaining('no feed') }] } },
      { id: 'ledger', report: { imported: 1 } },
    ]);
    feeds.delete('/notes');
    expect((await feedsCommand(['pull'], settings(BOTH()))).out).toContain(
      'notes: not fetched, its items stay as they are: it answers 500',
    );
    expect((await blogs()).map(({ title }) => title)).toEqual(['Berths, corrected', 'Moorings']);
  });

  it('asks nothing of addresses that are not public where none is allowed, nor for a blog that there is not', async () => {
    const refused = await feedsCommand(['pull'], settings(BOTH(), '192.0.2.1'));
    expect([refused.code, refused.out]).toEqual([1, expect.stringContaining('127.0.0.1 is not a public address')]);
    const wrong = settings(`feeds: [{id: a, edition: KCL, url: "${address}/notes", blog: arbitration}]`);
    const { code, err } = await feedsCommand(['pull'], wrong);
    expect([code, err]).toEqual([2, expect.stringContaining('which KCL does not have; it has competition')]);
    expect((await feedsCommand(['list'], wrong)).out).toContain('a  KCL  blog arbitration');
  });
});
