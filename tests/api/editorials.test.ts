import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EditionId } from '#domain/edition/edition.ts';
import { runPandect } from '#tests/support/command-line.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { readEditionView } from '#tests/support/read-edition-view.ts';

const server = new TestServer();

const TODAY = new Date().toISOString().slice(0, 10);

beforeAll(() => server.open());
afterAll(() => server.close());

const notice = (id: string, slot: string, title: string, fields = '') =>
  `- kind: editorial\n  id: ${id}\n  slot: ${slot}\n  title: ${JSON.stringify(title)}\n${fields}`;

/** What the pages of an edition say that its operator has to say. */
async function readWords(edition: EditionId) {
  const headers = { host: `${edition.toLowerCase()}.localhost` };
  const { body } = await server.app.inject({ url: '/apiv2/edition-view', headers });
  const { banners, home } = readEditionView(body);
  const titlesOf = (words: readonly { readonly title: string }[]) => words.map(({ title }) => title);
  return { banners: banners.map(({ text }) => text), blurbs: titlesOf(home.blurbs), news: titlesOf(home.news) };
}

/** As an operator does it, while the server runs. */
async function importNotices(name: string, edition: EditionId, ...notices: readonly string[]) {
  const file = server.temporary.write(name, notices.join(''));
  return runPandect(server.temporary.config.dataFolder, ['import', file, '--edition', edition]);
}

it('What an operator imports stands on the pages of its edition within seconds, on its days alone (OP-23, OP-86)', async () => {
  const none = await readWords('KA');
  expect([none.blurbs, none.news]).toEqual([[], []]);
  const { code } = await importNotices(
    'notices.yaml',
    'KA',
    notice('b1', 'banner', 'The reading room moves', `  from: ${TODAY}\n  link: /books\n  linkText: Where to\n`),
    notice('b2', 'banner', 'Yesterday’s news', '  to: 2020-01-01\n'),
    notice('u1', 'blurb', 'Autumn <b>& after</b>', '  text: Three chapters.\n'),
    notice('n1', 'news', 'We are open on Saturdays', `  from: ${TODAY}\n`),
    notice('n2', 'news', 'Not yet', '  from: 2999-01-01\n'),
  );
  expect(code).toBe(0);
  await expect
    .poll(() => readWords('KA'), { timeout: 10_000 })
    .toEqual({
      banners: expect.arrayContaining(['The reading room moves']),
      blurbs: ['Autumn <b>& after</b>'],
      news: ['We are open on Saturdays'],
    });
  expect((await readWords('KA')).banners).not.toContain('Yesterday’s news');
  expect(await readWords('KCL')).toMatchObject({ blurbs: [], news: [] });
});

it('What an operator changes or ends is gone from the pages as soon', async () => {
  const over = notice('n1', 'news', 'We are open on Saturdays', '  to: 2020-01-01\n');
  await importNotices('notices.yaml', 'KA', notice('u1', 'blurb', 'Winter'), over);
  await expect.poll(() => readWords('KA'), { timeout: 10_000 }).toMatchObject({ blurbs: ['Winter'], news: [] });
});

it('A notice that cannot be meant is refused with its line, and nothing of its file shows', async () => {
  const { code, out } = await importNotices(
    'wrong.yaml',
    'KIPL',
    notice('w1', 'blurb', 'Good'),
    notice('w2', 'ticker', 'No such place'),
    notice('w3', 'banner', 'Script', '  link: "javascript:alert(1)"\n'),
  );
  expect(code).toBe(1);
  expect(out).toMatch(/refused wrong\.yaml:7:\d+: slot/u);
  expect(out).toMatch(/refused wrong\.yaml:13:\d+: link/u);
  expect((await readWords('KIPL')).blurbs).toEqual([]);
});
