import type { ChapterResults } from '#contract/chapter-search.ts';
import type { Reader } from '#domain/access/reader.ts';
import { listSections, type ChapterSection } from '#domain/chapters/list-sections.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { QueryNode } from '#domain/query/query-tree.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import { readQuery } from '#server/asking/read-query.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import {
  isQueryTooExpensive,
  type Section,
  type SearchEngine,
  type SectionAnswer,
} from '#server/ports/search-engine.ts';
import { presentChapters, type SearchedSection } from './present-chapters.ts';

interface Sources {
  readonly content: ContentStore;
  readonly engine: SearchEngine;
  readonly guard: DocumentGuard;
}

/** A section of a document that the library holds, by the document's id. */
interface HeldSection {
  readonly section: ChapterSection;
  readonly docId: string;
}

/** Searches chosen chapters of a publication. */
export class ChapterSearchService {
  readonly #content: ContentStore;
  readonly #engine: SearchEngine;
  readonly #guard: DocumentGuard;

  constructor({ content, engine, guard }: Sources) {
    this.#content = content;
    this.#engine = engine;
    this.#guard = guard;
  }

  /**
   * Where a query stands in the chapters of these contents nodes (OP-74, OP-117); nothing without a query or a chapter.
   * Chapters that the reader may not open are named and not looked into. Throws `document-not-found` for what is no
   * publication, `document-not-included` for a closed one, and refuses queries as a search does.
   */
  async search(reader: Reader, bookTocId: string, term: string, chapters: readonly string[]): Promise<ChapterResults> {
    const publication = await this.#guard.getOpen(reader, bookTocId);
    if (publication.kind !== 'publication') throw new LibraryError('document-not-found');
    const query = readQuery(term, 'number').tree;
    const { nodes } = await this.#content.listNodes(publication.id);
    const ids = new Set(nodes.map(({ id }) => id));
    const unknown = chapters.filter((id) => !ids.has(id));
    const held = query ? await this.#listHeld(reader, listSections(nodes, new Set(chapters))) : [];
    const open = await this.#guard.listOpen(
      reader,
      held.map(({ docId }) => docId),
    );
    const readable = held.filter(({ docId }) => open.has(docId));
    const answers = query ? await this.#ask(query, readable) : [];
    const searched = readable.map((section, index): SearchedSection => ({ ...section, answer: answers[index]! }));
    const closed = held.filter(({ docId }) => !open.has(docId)).map(({ section }) => section);
    return presentChapters(nodes, searched, closed, unknown);
  }

  /** Those whose documents the edition holds. */
  async #listHeld({ edition }: Reader, sections: readonly ChapterSection[]): Promise<HeldSection[]> {
    const links = await this.#content.resolveNames(
      sections.map(({ document }) => document),
      edition.id,
    );
    return sections.flatMap((section) => {
      const docId = links.get(section.document)?.id;
      return docId === undefined ? [] : [{ section, docId }];
    });
  }

  async #ask(query: QueryNode, held: readonly HeldSection[]): Promise<readonly SectionAnswer[]> {
    const sections = await Promise.all(held.map((section) => this.#place(section)));
    try {
      return await this.#engine.searchSections({ query, sections });
    } catch (error) {
      if (!isQueryTooExpensive(error)) throw error;
      throw new LibraryError('query-too-expensive', { at: error.at, length: error.length, reason: error.reason });
    }
  }

  /** Where a section lies in its document. An anchor that its text does not have any more bounds nothing. */
  async #place({ section: { from, until, isInner }, docId }: HeldSection): Promise<Section> {
    const whole = { id: docId, excerpt: !isInner };
    if (from === undefined) return whole;
    const document = await this.#content.findDocument(docId);
    if (document?.state !== 'present') return whole;
    const find = async (anchor: string | undefined): Promise<number | undefined> =>
      anchor === undefined ? undefined : (await this.#content.findAnchor(document.content.id, anchor))?.block;
    const [first = 0, next = document.content.blocks] = await Promise.all([find(from), find(until)]);
    // Two entries may lead to the same block.
    return { ...whole, blocks: { from: first, to: Math.max(next, first + 1) } };
  }
}
