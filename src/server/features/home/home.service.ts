import type { BookTocsAnswer, FeaturedAnswer, FeaturedTitle, HomeBlog, HomeBlogsAnswer } from '#contract/home.ts';
import { decideHeld } from '#domain/access/decide-access.ts';
import type { Reader } from '#domain/access/reader.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import { coverAddress } from '#domain/document/draw-cover.ts';
import type { SearchMode } from '#domain/edition/edition.ts';
import { BLOG_POST } from '#domain/edition/home.ts';
import { listShownEditorials } from '#domain/records/editorial.ts';
import { CONTENT_TYPE } from '#domain/search/filter-ids.ts';
import { askEngine } from '#server/asking/ask-engine.ts';
import { planNews } from '#server/asking/news-publications.ts';
import { planAll } from '#server/asking/plan-all.ts';
import { scopeOfMode } from '#server/asking/plan-request.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore, DocumentPreview } from '#server/ports/content-store.ts';
import type { RecordStore } from '#server/ports/record-store.ts';
import type { EngineRequest, SearchEngine } from '#server/ports/search-engine.ts';

/** Posts of each blog (OP-86), titles that are featured of each kind, letters of a post that are shown (OP-130). */
const POSTS = 3;
const FEATURED = 12;
const BODY = 300;
/** Featured titles that are looked through; more than any edition has. */
const MOST_FEATURED = 100;

export interface HomeParts {
  readonly engine: SearchEngine;
  readonly content: ContentStore;
  readonly records: RecordStore;
  readonly clock: Clock;
}

/** What the home page shows of the library, as far as its reader may open it. */
export class HomeService {
  readonly #parts: HomeParts;

  constructor(parts: HomeParts) {
    this.#parts = parts;
  }

  /** The newest posts of each blog of the edition, dated up to today. */
  async listBlogs(reader: Reader): Promise<HomeBlogsAnswer> {
    const to = this.#parts.clock.today();
    const asked = reader.edition.home.blogs.map(async ({ field, blog }) => {
      const plan = planNews(reader, BLOG_POST, { to });
      const scope = [...plan.scope, { facet: 'blog', values: [blog] }];
      const { hits, total } = await this.#ask({ ...plan, scope, size: POSTS });
      const posts = await this.#parts.content.listPreviews(hits.map(({ id }) => id));
      return { field, total, posts: posts.map(presentPost) };
    });
    const blogs = await Promise.all(asked);
    return {
      ...Object.fromEntries(blogs.map(({ field, posts }) => [field, posts])),
      total: blogs.reduce((sum, { total }) => sum + total, 0),
    };
  }

  /** What an editorial of today features, else what publications say of themselves, else the newest (OP-131). */
  async listFeatured(reader: Reader): Promise<FeaturedAnswer> {
    const { modes } = reader.edition;
    const [books, journals] = ['books', 'journals'].map((endpoint) => modes.find((mode) => mode.endpoint === endpoint));
    const chosen = await this.#listChosen(reader);
    const [ofBooks, ofJournals] = await Promise.all([
      this.#feature(reader, books, chosen),
      this.#feature(reader, journals, chosen),
    ]);
    return {
      books: ofBooks.titles,
      journals: ofJournals.titles,
      bookCount: ofBooks.count,
      journalCount: ofJournals.count,
    };
  }

  /** What the tables of contents belong to, in the order asked; those that the edition does not hold are left out. */
  async listBookTocs(reader: Reader, ids: readonly string[]): Promise<BookTocsAnswer> {
    const { content } = this.#parts;
    const asked = await content.listPreviews(ids);
    const owners = asked.map(({ id, kind, publication }) => (kind === 'publication' ? id : publication));
    const wanted = [...new Set(owners.filter((id) => id !== undefined))];
    const books = await content.listPreviews(wanted);
    const byId = new Map(books.map((book) => [book.id, book]));
    return asked.flatMap(({ id }, index) => {
      const book = byId.get(owners[index] ?? '');
      if (!book || !decideHeld(reader, book).isHeld) return [];
      const { title, imageUrl, year } = presentTitle(book);
      const names = book.record.authors.map(({ name }) => name);
      return { Id: id, BookId: book.id, Title: title, CoverImage: imageUrl, Authors: names, Year: year };
    });
  }

  async #listChosen(reader: Reader): Promise<readonly string[]> {
    const editorials = await this.#parts.records.listEditorials(reader.edition.id);
    const shown = listShownEditorials(editorials, this.#parts.clock.today());
    return shown.find(({ slot }) => slot === 'featured')?.publications ?? [];
  }

  async #feature(
    reader: Reader,
    mode: SearchMode | undefined,
    chosen: readonly string[],
  ): Promise<{ readonly titles: FeaturedTitle[]; readonly count: number }> {
    if (!mode) return { titles: [], count: 0 };
    const plan = { ...planAll(reader), scope: scopeOfMode(reader, mode) };
    const marked = { ...plan, scope: [...plan.scope, { facet: 'featured', values: ['yes'] }] };
    const [newest, featured] = await Promise.all([
      this.#ask({ ...plan, size: FEATURED }),
      this.#ask({ ...marked, size: MOST_FEATURED }),
    ]);
    const { content } = this.#parts;
    const types = new Set(mode.presets.flatMap(({ facet, values }) => (facet === CONTENT_TYPE ? values : [])));
    const byEditors = (await content.listPreviews(chosen)).filter(
      (preview) => types.has(preview.record.type) && decideHeld(reader, preview).isOpen,
    );
    const byRecord = sortFeatured(await content.listPreviews(featured.hits.map(({ id }) => id)));
    const byDate = await content.listPreviews(newest.hits.map(({ id }) => id));
    const first = [byEditors, byRecord, byDate].find(({ length }) => length > 0) ?? [];
    return { titles: first.slice(0, FEATURED).map(presentTitle), count: newest.total };
  }

  #ask(asked: Omit<EngineRequest, 'sort'> & Partial<Pick<EngineRequest, 'sort'>>) {
    const sort = { field: 'relevant-date', descending: true, dateField: 'relevant-date' } as const;
    return askEngine(this.#parts.engine, { sort, ...asked });
  }
}

function sortFeatured(previews: readonly DocumentPreview[]): DocumentPreview[] {
  const placeOf = ({ record }: DocumentPreview) => record.featured ?? Infinity;
  return previews.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function presentTitle(preview: DocumentPreview): FeaturedTitle {
  const { id, record, importedAt } = preview;
  return {
    id,
    title: record.title,
    author: record.authors.map(({ name }) => name).join(', '),
    imageUrl: coverAddress(id, importedAt),
    url: presentTextAddress(preview),
    type: record.type,
    year: record.dates.publication?.slice(0, 4) ?? null,
  };
}

function presentPost(preview: DocumentPreview): HomeBlog {
  const { id, record } = preview;
  const { outsideUrl } = record;
  return {
    id,
    title: record.title,
    body: cut(record.summary ?? ''),
    date: record.dates.publication ?? null,
    url: outsideUrl ?? presentTextAddress(preview),
    isOutside: outsideUrl !== undefined,
  };
}

/** At most so many characters, whole ones, the last an ellipsis where something is left out. */
function cut(text: string): string {
  const characters = Array.from(text);
  return characters.length <= BODY
    ? text
    : `${characters
        .slice(0, BODY - 1)
        .join('')
        .trimEnd()}…`;
}
