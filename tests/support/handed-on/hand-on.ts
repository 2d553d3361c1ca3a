import { addFavorites } from '#contract/favorites.ts';
import type { TestServer } from '#tests/support/demo-server.ts';
import type { DownloadBody } from '#contract/download.ts';
import { EDITION_READERS, GOLDEN_WORKS, type GoldenWork } from './golden-works.ts';

/** The pages of the works by id, and the files of all works of each edition, as the server sends them. */
export interface HandedOn {
  readonly pages: ReadonlyMap<string, string>;
  readonly files: Readonly<Record<'ris' | 'bibtex' | 'csl', readonly string[]>>;
}

/** The files that reference managers take. */
export const REFERENCE_FORMATS = ['ris', 'bibtex', 'csl'] as const;
export const EDITIONS = ['ka', 'kipl', 'kcl'] as const;

/** Asks an open server for the pages and the files of the works, each by a reader who may read it. */
export async function handOn(server: TestServer): Promise<HandedOn> {
  const pages = new Map<string, string>();
  const files = { ris: [] as string[], bibtex: [] as string[], csl: [] as string[] };
  for (const edition of EDITIONS) {
    const host = `${edition}.localhost:8080`;
    const { headers } = await server.signIn(EDITION_READERS[edition]);
    const works = GOLDEN_WORKS.filter((work) => work.edition === edition);
    for (const { id } of works)
      pages.set(id, (await server.app.inject({ url: `/document/${id}`, headers: { ...headers, host } })).body);
    const favorites = works.map(({ id }) => ({ informationType: 'Document' as const, contentId: id }));
    const { favorites: starred } = await server.call(addFavorites, { body: { favorites }, headers, host });
    const body = {
      kind: 'favorites',
      favorites: { sortBy: 'Title' },
      ids: starred.map(({ id }) => ({ id })),
    } as const;
    for (const format of REFERENCE_FORMATS) files[format].push(await saveWorks(server, edition, format, body));
  }
  return { pages, files };
}

/** The file of a download as a reader of the edition is given it. Throws an `Error` where it is refused. */
export async function saveWorks(
  server: TestServer,
  edition: GoldenWork['edition'],
  format: (typeof REFERENCE_FORMATS)[number],
  payload: DownloadBody,
): Promise<string> {
  const { headers } = await server.signIn(EDITION_READERS[edition]);
  const { statusCode, body } = await server.app.inject({
    method: 'POST',
    url: `/apiv2/api/Download/${format}`,
    payload,
    headers: { ...headers, host: `${edition}.localhost:8080`, 'content-type': 'application/json' },
  });
  if (statusCode !== 200) throw new Error(`${format}: ${body}`);
  return body;
}
