import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getConventionEntry } from '#contract/nyc-tool.ts';
import { TestServer } from '#tests/support/demo-server.ts';

const server = new TestServer();
const SUMMARY = `---
id: summary
title: The Convention, in summary
type: Convention
officialText:
  title: Convention on the Recognition and Enforcement of Foreign Arbitral Awards
---

## Article V

Grounds, in our words.

### Article V(1)(b)

No notice, in our words.

## Article VI

Adjournment, in our words.
`;
const TREATY = `---
id: treaty
title: Convention on the Recognition and Enforcement of Foreign Arbitral Awards
type: Convention
---

## Article V

1. Recognition and enforcement of the award may be refused, at the request of the party against whom it is invoked.

2. Recognition and enforcement may also be refused if the competent authority finds so.
`;
const record = (id: string, document: string) =>
  `- kind: instrument\n  id: ${id}\n  name: Convention on the Recognition and Enforcement of Foreign Arbitral Awards\n  document: ${document}\n`;

const getText = async (id: string, reader = 'kapp') => {
  const { headers } = await server.signIn(reader);
  const call = { ...getConventionEntry, path: `/apiv2/NYCTool/Item/${id}` };
  return (await server.call(call, { headers })).text;
};

beforeAll(async () => {
  await server.open();
  server.temporary.write('summary.md', SUMMARY);
  server.temporary.write('nyc.yaml', record('nyc', 'summary'));
  expect((await server.temporary.import()).refused).toEqual([]);
});

afterAll(() => server.close());

describe('the page of a provision', () => {
  it('OP-176: says of our summary that it is ours, where the library holds no text of the treaty', async () => {
    expect(await getText('article-5-1-b')).toMatchObject({
      label: 'Article V(1)(b)',
      paragraphs: ['No notice, in our words.'],
      summaryOf: { title: 'Convention on the Recognition and Enforcement of Foreign Arbitral Awards' },
    });
  });

  it('OP-176, OP-188: quotes the treaty that an operator imported, with a link to the place, and our summary of what that lacks', async () => {
    server.temporary.write('treaty.md', TREATY);
    server.temporary.write('treaty.yaml', record('treaty-text', 'treaty'));
    expect((await server.temporary.import()).refused).toEqual([]);
    expect(await getText('article-5-1-b')).toEqual({
      title: 'Convention on the Recognition and Enforcement of Foreign Arbitral Awards',
      url: expect.stringMatching(/^\/document\/treaty#/u),
      label: 'Article V',
      paragraphs: [
        '1. Recognition and enforcement of the award may be refused, at the request of the party against whom it is invoked.',
        '2. Recognition and enforcement may also be refused if the competent authority finds so.',
      ],
      summaryOf: null,
    });
    expect(await getText('article-6')).toMatchObject({ paragraphs: ['Adjournment, in our words.'] });
  });

  it('OP-176: quotes the first language of a treaty whose languages stand one after the other', async () => {
    const french = '\n## Article V\n\n1. La reconnaissance.\n\n## Article VI\n\nLe sursis.\n';
    server.temporary.write('treaty.md', `${TREATY}\n## Article VI\n\nAdjournment itself.\n${french}`);
    expect((await server.temporary.import()).refused).toEqual([]);
    expect(await getText('article-6')).toMatchObject({ paragraphs: ['Adjournment itself.'], summaryOf: null });
  });

  it('OP-176: keeps to our summary for a reader whose subscription does not open the treaty', async () => {
    server.temporary.write('treaty.md', TREATY.replace('\n---', '\nsubscriptions: [YB]\n---'));
    expect((await server.temporary.import()).refused).toEqual([]);
    expect(await getText('article-5')).toMatchObject({ summaryOf: { title: expect.stringMatching(/^Convention/u) } });
  });
});
