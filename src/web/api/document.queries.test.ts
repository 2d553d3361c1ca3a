import { afterEach, expect, it, vi } from 'vitest';
import { createDetails } from '#tests/support/shown-documents.ts';
import { documentQuery } from './document.queries.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => vi.unstubAllGlobals());

it('a document that answers by another id than it was asked by is known by its own without asking again', async () => {
  const server = vi.fn<typeof fetch>(async () => Response.json(createDetails('quay')));
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('document', { cookie: '' });
  const client = createQueryClient();

  await client.fetchQuery(documentQuery({ id: 'quay-former', searchTerm: 'seat' }));
  const own = await client.fetchQuery(documentQuery({ id: 'quay', searchTerm: 'seat' }));

  expect(own.id).toBe('quay');
  expect(server).toHaveBeenCalledTimes(1);
  client.clear();
});
