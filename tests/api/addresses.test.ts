import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDocument, getDocumentAnchor } from '#contract/document.ts';
import { inventAct, inventJudgment } from '#domain/versions/invented-texts.test-support.ts';
import { checkStoredAddresses, openChecked } from '#tests/support/check-stored-addresses.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { createRandom } from '#tests/support/generate-queries.ts';

const random = createRandom(119);
const TEXTS = { 'a judgment of our own': inventJudgment(random, 220), 'an act of our own': inventAct(random, 64) };

describe.each(Object.entries(TEXTS))('%s', (_, blocks) => {
  it('OP-119: opens 200 noted addresses after 65 edits and never shows other words in silence', async () => {
    const { made, bare } = await checkStoredAddresses(blocks, createRandom(7));
    expect(made.lies).toEqual([]);
    expect(bare.silent).toEqual([]);
    expect(made.same).toBeGreaterThan(120);
    expect(made.older).toBeGreaterThan(5);
    expect(bare.same).toBeGreaterThan(0);
    expect(bare.noticed).toBeGreaterThan(0);
  });
});

describe('an address of a document', () => {
  const server = new TestServer();
  const write = (id: string, ...paragraphs: readonly string[]) =>
    server.temporary.write(
      `${id}.md`,
      `---\nid: ${id}\ntitle: ${id}\ntype: Rules\n---\n\n## Scope\n\n${paragraphs.join('\n\n')}\n`,
    );
  const importAll = async () => expect((await server.temporary.import()).refused).toEqual([]);
  /** Longer in its two versions than addresses are resolved for. */
  const long = Array.from({ length: 10_500 }, (_, at) => `${at + 1}. Quay ${at}.`);
  const open = async (id: string, anchor: string, version?: number) => {
    const query = { id, anchor, ...(version === undefined ? {} : { version }) };
    const { anchorPart, address } = await openChecked(server, query);
    const place = await server.call(getDocumentAnchor, { query });
    expect(place).toEqual({ id, part: anchorPart, ...(address ? { address } : {}) });
    return { anchorPart, address };
  };

  beforeAll(async () => {
    write('single', '1. One.');
    write('pruned', '1. One.');
    await importAll();
    write('pruned', '1. Another.');
    await importAll();
    await server.temporary.withWriter(async ({ writer }) => {
      await writer.open();
      const nothing = { dryRun: false, signal: new AbortController().signal, onProgress: () => {} };
      await writer.prune({ ...nothing, keep: 0, before: undefined });
    });
    write('rules', '1. The seat is Oslo.', '2. Costs follow the event.', '3. There is no appeal.');
    write('long', ...long);
    await importAll();
    write('rules', '1. The seat is Bergen.', '2. Notices are in writing.', '3. Costs follow the event.');
    write('long', ...long, 'The end.');
    await importAll();
    await server.open();
  });
  afterAll(() => server.close());

  it('means one thing only where there is one version, or where it names the newest', async () => {
    expect(await open('single', 'p1')).toEqual({ anchorPart: 0, address: undefined });
    expect(await open('single', 'p1:0-2')).toEqual({ anchorPart: 0, address: undefined });
    expect(await open('rules', 'p1', 2)).toEqual({ anchorPart: 0, address: undefined });
    expect(await open('single', 'match-1')).toEqual({ anchorPart: null, address: undefined });
  });

  it('OP-119: with its version leads to where the words stand unchanged in the newest', async () => {
    const place = { version: 2, anchor: 'p3', passage: null };
    expect((await open('rules', 'p2', 1)).address).toMatchObject({ outcome: 'same-words', place });
    const { address } = await open('rules', 'p2:9-15', 1);
    expect(address).toMatchObject({ outcome: 'same-words', place: { ...place, passage: { from: 9, to: 15 } } });
  });

  it('OP-119: with its version says since when the words are changed or removed, and what is there now', async () => {
    expect((await open('rules', 'p1', 1)).address).toMatchObject({
      outcome: 'changed',
      place: { version: 1, anchor: 'p1' },
      since: 2,
      newest: { version: 2, anchor: 'p1' },
    });
    expect((await open('rules', 'p3', 1)).address).toMatchObject({
      outcome: 'removed',
      place: { version: 1, anchor: 'p3' },
      since: 2,
      newest: { version: 2, anchor: 'p3' },
    });
  });

  it('OP-119: without a version offers the other words that it had', async () => {
    expect((await open('rules', 'p2')).address).toMatchObject({
      outcome: 'other-words',
      place: { version: 2, anchor: 'p2' },
      offered: [{ version: 1, anchor: 'p2' }],
    });
    expect((await open('rules', 'p9')).address).toMatchObject({ outcome: 'no-such-place', place: null });
  });

  it('OP-115: claims nothing where a former text is not kept, and gives no notice of it', async () => {
    const place = { version: 2, anchor: 'p1' };
    expect((await open('pruned', 'p1')).address).toMatchObject({ outcome: 'not-known', place, offered: [] });
  });

  it('says that it was not checked where the versions are too long together', async () => {
    const query = { id: 'long', anchor: 'p10400' };
    const { address, anchorPart } = await server.call(getDocument, { query });
    expect(address).toMatchObject({ outcome: 'not-checked', place: null });
    expect(anchorPart).toBeGreaterThan(5);
  });
});
