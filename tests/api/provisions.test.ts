import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDocument, getDocumentAnchor } from '#contract/document.ts';
import { TestServer } from '#tests/support/demo-server.ts';

const CONVENTION = `## Chapter II General provisions

### Article 7 Interpretation

(1) In the interpretation of this Convention regard is to be had to its international character.

(2) Questions which are not expressly settled are to be settled in conformity with the general principles.

### Article 39 Notice

(1) The buyer loses the right if he does not give notice within a reasonable time.

(2) In any event the buyer loses the right after two years:

  (a) as to the goods;

  (b) as to the documents.
`;

const ACT = `## Amendment of regulation C1

8. In regulation C1 for "ten" substitute "twelve".

## Commencement

9. This Act comes into force on 1 May.
`;

describe('the provisions of a text of law', () => {
  const server = new TestServer();
  const write = (id: string, type: string, text: string) =>
    server.temporary.write(`${id}.md`, `---\nid: ${id}\ntitle: The ${id}\ntype: ${type}\n---\n\n${text}`);
  const importAll = async () => expect((await server.temporary.import()).refused).toEqual([]);
  const open = (id: string, anchor?: string, version?: number) =>
    server.call(getDocument, {
      query: { id, ...(anchor === undefined ? {} : { anchor }), ...(version === undefined ? {} : { version }) },
    });
  const place = async (id: string, anchor: string) =>
    (await server.call(getDocumentAnchor, { query: { id, anchor } })).address?.place?.anchor;

  beforeAll(async () => {
    write('convention', 'Convention', CONVENTION);
    write('act', 'Legislation', ACT);
    write('judgment', 'Case law', CONVENTION);
    write('amended', 'Legislation', ACT);
    await importAll();
    write('amended', 'Legislation', ACT.replace('8. In', '7. Words.\n\n8. In'));
    await importAll();
    await server.open();
  });
  afterAll(() => server.close());

  it('OP-196: Article 7(1) has an address of its own, and the older anchor leads to the same words', async () => {
    const anchor = await place('convention', 'art-7-1');
    const { content } = await open('convention');
    const drawn = new RegExp(
      `<p[^>]* id="${anchor}"[^>]*data-provision="art-7-1"[^>]*>.*?international character`,
      'u',
    );
    expect(content).toMatch(drawn);
    const older = await open('convention', anchor ?? '');
    expect([older.anchorPart, older.address]).toEqual([0, undefined]);
  });

  it('OP-196: every number that the convention prints leads to its own words', async () => {
    const { content } = await open('convention');
    const words = {
      'art-7-2': 'Questions',
      'art-39': 'Notice',
      'art-39-2-b': 'as to the documents',
      'ch-II': 'General',
    };
    for (const [anchor, says] of Object.entries(words)) {
      const block = await place('convention', anchor);
      expect(
        content.split('\n').find((line) => line.includes(`id="${block}"`)),
        anchor,
      ).toContain(says);
    }
  });

  it('OP-196: the contents show number and heading, and name provisions by their addresses', async () => {
    const { tocItems } = await open('act');
    expect(tocItems.map(({ label, address }) => [label, address])).toEqual([
      ['8. Amendment of regulation C1', 's-8'],
      ['9. Commencement', 's-9'],
    ]);
  });

  it('OP-196: an address of a provision says so where the text has none, and a judgment has no provisions', async () => {
    expect((await open('convention', 'art-99')).address?.outcome).toBe('no-such-place');
    expect((await open('judgment', 'art-7-1')).anchorPart).toBeNull();
    expect((await open('judgment')).content).not.toContain('data-provision');
  });

  it('OP-196: an address that was made on a version leads to the same words in the newest', async () => {
    const { address } = await open('amended', 's-8', 1);
    const newest = await open('amended');
    expect(address?.outcome).toBe('same-words');
    expect(address?.place?.version).toBe(2);
    expect(newest.content).toContain(`id="${address?.place?.anchor}"`);
  });
});
