import { addFavorites } from '#contract/favorites.ts';
import type { TestServer } from '#tests/support/demo-server.ts';
import { EDITION_READERS, GOLDEN_WORKS } from './golden-works.ts';

/** The pages of the works by id, and the files of all works of each edition, as the server sends them. */
export interface HandedOn {
  readonly pages: ReadonlyMap<string, string>;
  readonly files: Readonly<Record<'ris' | 'bibtex' | 'csl', readonly string[]>>;
}

/** Asks an open server for the pages and the files of the works, each by a reader who may read it. */
export async function handOn(server: TestServer): Promise<HandedOn> {
  const pages = new Map<string, string>();
  const files = { ris: [] as string[], bibtex: [] as string[], csl: [] as string[] };
  for (const [edition, username] of Object.entries(EDITION_READERS)) {
    const host = `${edition}.localhost:8080`;
    const { headers } = await server.signIn(username);
    const works = GOLDEN_WORKS.filter((work) => work.edition === edition);
    for (const { id } of works)
      pages.set(id, (await server.app.inject({ url: `/document/${id}`, headers: { ...headers, host } })).body);
    const favorites = works.map(({ id }) => ({ informationType: 'Document' as const, contentId: id }));
    const { favorites: starred } = await server.call(addFavorites, { body: { favorites }, headers, host });
    for (const format of ['ris', 'bibtex', 'csl'] as const) {
      const { statusCode, body } = await server.app.inject({
        method: 'POST',
        url: `/apiv2/api/Download/${format}`,
        payload: { kind: 'favorites', favorites: { sortBy: 'Title' }, ids: starred.map(({ id }) => ({ id })) },
        headers: { ...headers, host, 'content-type': 'application/json' },
      });
      if (statusCode !== 200) throw new Error(`${format}: ${body}`);
      files[format].push(body);
    }
  }
  return { pages, files };
}
