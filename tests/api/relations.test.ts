import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listRelationSearches } from '#contract/relation-searches.ts';
import { assessRelationships, suggestActors } from '#contract/relations.ts';
import { TestServer } from '#tests/support/demo-server.ts';

const server = new TestServer();

beforeAll(async () => {
  await server.loadDemo(['KA']);
  await server.open();
});

afterAll(() => server.close());

const suggest = (kind: string, text: string) =>
  server.call(suggestActors, { path: { kind, text, limit: '40' } });

describe('the relationship indicator', () => {
  it('x', async () => {
    console.log(await suggest('Person', 'sol'), await suggest('LawFirm', 'ha'), await suggest('State', 're'), await suggest('CommercialParty', 'hal'));
    const answer = await server.call(assessRelationships, { body: { relationshipOne: { name: 'Ingrid Solheim', relType: 0 } } });
    console.log(JSON.stringify(answer, null, 1).slice(0, 9000));
    console.log(await server.call(listRelationSearches));
  });
});
