import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDocument } from '#contract/document.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const server = new TestServer();

/** Said of the party by the document itself, and by a record of the party. */
const SAID = 'Amaryllis Vandersee';
const KNOWN = 'Bartholomew Quayle';
const COMPANY = 'Zephyrine Shipping AS';

function judgment(id: string, person: string, flag: string): string {
  return `---
id: ${id}
title: Judgment on a jetty ${id}
type: Case law
parties:
  - { name: ${person}, role: Claimant${flag} }
  - { name: ${COMPANY}, role: Respondent }
---

1. The jetty stands.
`;
}

beforeAll(async () => {
  server.temporary.write('said.md', judgment('said', SAID, ', person: true'));
  server.temporary.write('known.md', judgment('known', KNOWN, ''));
  server.temporary.write(
    'parties.jsonl',
    jsonLines({ kind: 'party', id: 'party-quayle', name: KNOWN, type: 'Person' }),
  );
  expect(await server.temporary.import()).toMatchObject({ refused: [] });
  await server.open();
});

afterAll(() => server.close());

describe.each([SAID, KNOWN])('the natural person who is a party, %s', (name) => {
  it('is not recognised by name, as a company is (OP-136)', async () => {
    const { direct } = await server.search({ q: COMPANY });
    expect(direct).not.toEqual([]);
    expect((await server.search({ q: name })).direct).toEqual([]);
  });

  it.each([
    'POST /apiv2/documentSearch/resolve',
    'GET /apiv2/documentsearch/autocomplete',
    'POST /apiv2/documentSearch/explain',
    'POST /apiv2/documentSearch/Filter',
  ])('is not named by %s (OP-136)', async (call) => {
    const [method = '', url = ''] = call.split(' ');
    const [first = '', last = ''] = name.split(' ');
    const ask = async (text: string) => {
      const wish = ASKED[call]?.(text);
      const response = await server.app.inject({
        method: method as 'GET' | 'POST',
        url: `${url}${wish?.query ?? ''}`,
        headers: await server.headersFor('ka.localhost'),
        ...(wish?.body === undefined ? {} : { payload: wish.body }),
      });
      expect(response.statusCode).toBe(200);
      return response.body;
    };
    // An answer may repeat what it was asked, and so is asked for half of the name.
    if (call.includes('autocomplete')) expect(await ask('Judgment on')).toContain('jetty');
    expect(await ask(first.slice(0, 6))).not.toContain(last);
    expect(await ask(last.slice(0, 6))).not.toContain(first);
  });

  it('leads nowhere from the judgment that names it (OP-136)', async () => {
    const id = name === SAID ? 'said' : 'known';
    const { parties } = await server.call(getDocument, { query: { id } });
    expect(parties.map((party) => [party.name, party.searchLink === null])).toEqual([
      [name, true],
      [COMPANY, false],
    ]);
  });
});

const ASKED: Readonly<Record<string, (text: string) => { readonly query?: string; readonly body?: object }>> = {
  'POST /apiv2/documentSearch/resolve': (text) => ({ body: { citations: [text] } }),
  'GET /apiv2/documentsearch/autocomplete': (text) => ({ query: `?term=${text}` }),
  'POST /apiv2/documentSearch/explain': (text) => ({ body: { q: text } }),
  'POST /apiv2/documentSearch/Filter': (text) => ({
    body: { q: text, filters: ['party', 'undertaking', 'author'].map((id) => ({ id, limit: 50 })) },
  }),
};
