import { afterAll, beforeAll, expect, it } from 'vitest';
import { getCitedWork } from '#contract/cited-work.ts';
import { getDocument } from '#contract/document.ts';
import { cite } from '#domain/citing/cite.ts';
import { writePlain } from '#domain/citing/runs.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const server = new TestServer();

beforeAll(async () => {
  await server.loadDemo(['KA', 'KCL']);
  const closed = {
    id: 'closed',
    title: 'A closed award',
    type: 'Award',
    subscriptions: ['YB'],
    summary: 'A xylograph.',
  };
  server.temporary.write('closed.jsonl', jsonLines({ ...closed, text: 'Only holders read the xylograph.' }));
  await server.temporary.import();
  await server.open();
});

afterAll(() => server.close());

const plainOf = async (id: string) => {
  const { cited } = await server.call(getCitedWork, { query: { id } });
  return writePlain(cite(cited, 'oscola4'));
};

it('OP-198: a document is cited alike in lists and on its page, a chapter and a book with editor, edition and publisher', async () => {
  for (const id of ['ka-award-001', 'ka-book-02', 'ka-book-02-ch01', 'ka-conv-001']) {
    const { cited } = await server.call(getDocument, { query: { id } });
    expect((await server.call(getCitedWork, { query: { id } })).cited).toEqual(cited);
  }
  expect(await plainOf('ka-book-02')).toBe(
    'Ingrid Solheim and Tobias Reinholt, The Seat of Arbitration: Law, Court and Place (2nd edn, Pandect Press 2023)',
  );
});

it('OP-169, OP-198: a closed document is cited by its record, without a word of its text; what another edition has is not', async () => {
  const answer = await server.send(getCitedWork, { query: { id: 'closed' } });
  expect(answer.json()).toEqual({ id: 'closed', cited: { kind: 'award', title: 'A closed award', phase: 'Award' } });
  expect((await server.refuse(getCitedWork, { query: { id: 'kcl-decision-055' } })).code).toBe('document-not-found');
});
