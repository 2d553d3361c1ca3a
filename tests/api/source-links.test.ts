import { afterAll, beforeAll, expect, it } from 'vitest';
import { getDocument } from '#contract/document.ts';
import { TestServer } from '#tests/support/demo-server.ts';

const server = new TestServer();
const JUDGMENT = 'https://caselaw.nationalarchives.gov.uk/ewhc/comm/2031/7';
const OPINION = 'https://www.courtlistener.com/opinion/9041/a-v-b/';

const write = (id: string, citation: string, text: string) =>
  server.temporary.write(
    `${id}.md`,
    `---\nid: ${id}\ntitle: ${id}\ntype: Case law\ncitation: "${citation}"\n---\n\n${text}\n`,
  );

const opinion = (id: number, html: string) =>
  server.temporary.write(
    `${id}.json`,
    JSON.stringify({ id, case_name: `Doe ${id} v. Roe`, date_filed: '2031-02-01', html_with_citations: html }),
  );

beforeAll(async () => {
  await server.open();
  write('citing', '[2031] EWHC 8 (Comm)', `See [the judgment](${JUDGMENT}) and [one elsewhere](${OPINION}).`);
  opinion(9042, '<p>As in <a href="/opinion/9041/a-v-b/">A v. B</a>.</p>');
  opinion(9043, '<pre>As in <a href="/opinion/9041/a-v-b/">A v. B</a>.</pre>');
  expect((await server.temporary.import({ editions: ['KA'] })).refused).toEqual([]);
});

afterAll(() => server.close());

const host = 'ka.localhost';

async function listLinks(id: string) {
  const { content } = await server.call(getDocument, { host, query: { id } });
  return content.match(/<a [^>]*>/gu) ?? [];
}

async function findOpinion(id: number) {
  const { hits } = await server.search({ q: `"Doe ${id}"` }, { host });
  return hits[0]?.id ?? '';
}

const outside = (href: string) => `<a href="${href}" rel="noopener noreferrer" target="_blank" class="external">`;

it('OP-193: a link of a source leads outside, marked so, while what it names is not held, and there once it has come', async () => {
  expect(await listLinks('citing')).toEqual([outside(JUDGMENT), outside(OPINION)]);
  expect(await listLinks(await findOpinion(9042))).toEqual([outside(OPINION)]);
  expect(await listLinks(await findOpinion(9043))).toEqual([outside(OPINION)]);

  write('cited', '[2031] EWHC 00007 (Comm)', 'The quay.');
  opinion(9041, '<p>The other quay.</p>');
  await server.temporary.import({ editions: ['KA'] });
  const held = await findOpinion(9041);
  expect(await listLinks('citing')).toEqual(['<a href="/document/cited">', `<a href="/document/${held}">`]);
  expect(await listLinks(await findOpinion(9042))).toEqual([`<a href="/document/${held}">`]);
  const cited = await server.call(getDocument, { host, query: { id: 'cited' } });
  expect(cited.citedBy.map(({ url }) => url)).toEqual([expect.stringContaining('citing')]);
});
