import { afterAll, beforeAll, expect, it } from 'vitest';
import { getCase, getCaseToc } from '#contract/case.ts';
import { getDocument } from '#contract/document.ts';
import { getPublicationDetail } from '#contract/publication.ts';
import { search } from '#contract/search.ts';
import { TestServer } from '#tests/support/demo-server.ts';

const server = new TestServer();
const READERS = [
  ['ka', 'ka.localhost'],
  ['ipl', 'kipl.localhost'],
  ['default', 'kcl.localhost'],
] as const;

/** Addresses of documents wherever they stand in an answer. */
const ADDRESS = /(?:["\\]|^)\/document\/(?:case\/(?:[^/"\\#?]+\/){0,2})?([^/"\\#?]+)/gu;

beforeAll(async () => {
  await server.loadDemo(['KA', 'KIPL', 'KCL']);
  await server.open();
}, 240_000);

afterAll(() => server.close());

it.each(READERS)(
  'OP-122: %s is led from no document of %s to one that the edition does not have',
  async (name, host) => {
    const { headers } = await server.signIn(name);
    const asked = { headers: { ...headers, host }, host };
    const path = { endpoint: 'documentSearch' } as const;
    const { hits } = await server.call(search, { path, body: { resultsPerPage: 50 }, ...asked });
    const ids = new Set(hits.map(({ id }) => id));
    expect(ids.size).toBeGreaterThan(20);
    const led = new Map<string, string>();
    const collect = (from: string, body: string) => {
      for (const [, id = ''] of body.matchAll(ADDRESS)) if (!led.has(id)) led.set(decodeURIComponent(id), from);
    };
    for (const id of ids) {
      const sent = await server.send(getDocument, { query: { id }, ...asked });
      collect(id, sent.body);
      const { kind } = sent.json<{ kind?: string }>();
      if (kind === 'publication') {
        collect(id, (await server.send(getPublicationDetail, { query: { documentId: id }, ...asked })).body);
      }
      if (kind !== 'case') continue;
      collect(id, (await server.send(getCase, { query: { caseId: id }, ...asked })).body);
      const { statusCode, body } = await server.send(getCaseToc, { query: { caseId: id }, ...asked });
      if (statusCode !== 200) continue;
      for (const { documents } of JSON.parse(body) as { documents: { documentId: string; isHeld: boolean }[] }[]) {
        for (const { documentId, isHeld } of documents) if (isHeld) led.set(documentId, id);
      }
    }
    expect(led.size).toBeGreaterThan(20);
    const dead: string[] = [];
    for (const [id, from] of led) {
      const { statusCode } = await server.send(getDocument, { query: { id }, ...asked });
      if (statusCode !== 200 && statusCode !== 403) dead.push(`${from} leads to ${id}: ${statusCode}`);
    }
    expect(dead).toEqual([]);
  },
  120_000,
);
