import type { Reader } from '#domain/access/reader.ts';
import type { DocumentAuthor } from '#domain/document/document.ts';
import { presentDocumentAddress } from '#domain/addresses/document-address.ts';
import type { ContentStore, DocumentLink, StoredDocument } from '#server/ports/content-store.ts';
import type { RecordStore } from '#server/ports/record-store.ts';

/** Whom a name of an author or judge means, with the profile where the edition has one. */
export interface AuthorLink {
  readonly id: string;
  readonly profile: DocumentLink | undefined;
}

export interface AuthorSources {
  readonly content: ContentStore;
  readonly records: RecordStore;
}

/** Who a document's authors and judges are, with their profiles in this edition, by the names it prints. */
export async function findAuthors(
  { content, records }: AuthorSources,
  edition: string,
  { number, record }: StoredDocument,
): Promise<Map<string, AuthorLink>> {
  if (record.authors.length + record.judges.length === 0) return new Map();
  const links = (await records.listLinksOf(number)).filter(({ role }) => role === 'author' || role === 'judge');
  const ids = links.map(({ id }) => id);
  const [shown, unknown] = await Promise.all([
    records.listShown('person', ids, edition),
    listUnknownAuthors(content, record.authors),
  ]);
  const known = links.map(({ id, name = '' }) => [name, { id, profile: shown.get(id) }] as const);
  return new Map([...unknown, ...known]);
}

/** Authors whom the source gives by ids of people that the library does not have. */
async function listUnknownAuthors(
  content: ContentStore,
  authors: readonly DocumentAuthor[],
): Promise<(readonly [string, AuthorLink])[]> {
  const ids = authors.flatMap(({ personId }) => personId ?? []);
  const known = new Set((await content.listPeople(ids)).map(({ asked }) => asked));
  return authors.flatMap(({ name, personId: id }) =>
    id === undefined || known.has(id) ? [] : [[name, { id, profile: undefined }] as const],
  );
}

/** Where an author's name leads: to the profile where the edition has one, else to what the author wrote (OP-116). */
export function presentAuthorLinks(reader: Reader, name: string, link: AuthorLink | undefined) {
  return {
    arbitratorProfileLink: link?.profile ? presentDocumentAddress(link.profile, reader) : null,
    searchLink: `/search?author=${encodeURIComponent(name)}`,
  };
}

/** Where a judge's or arbitrator's name leads: to the profile where the edition has one, else to what they sat on. */
export function presentJudgeLink(reader: Reader, name: string, link: AuthorLink | undefined) {
  const words = name.replaceAll('"', ' ').trim();
  const search = words === '' ? null : `/search?q=${encodeURIComponent(`judge("${words}")`)}`;
  return { name, link: link?.profile ? presentDocumentAddress(link.profile, reader) : search };
}
