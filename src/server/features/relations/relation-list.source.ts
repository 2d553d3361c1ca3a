import { relationQuestion } from '#contract/relations.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { DownloadSource } from '#server/ports/download-source.ts';
import { describeSearchFacts, presentRelationPages, presentRelationRows } from './present-relation-files.ts';
import type { RelationsService } from './relations.service.ts';

/** The relations that the page lists, on all of its pages; also where there are none, for that is an answer (OP-138). */
export function createRelationListSource(relations: RelationsService): DownloadSource {
  return {
    name: 'relationships',
    /** Throws `feature-locked` where the reader's codes do not have results, `download-empty` where nobody is known. */
    async collect(reader, wish, { origin, charge, sayMade }) {
      if (!wish.relations) {
        throw new LibraryError('value-not-allowed', {
          field: 'relations',
          reason: 'Say which relationships to download.',
        });
      }
      const question = relationQuestion.parse(wish.relations);
      const answer = await charge('search', () => relations.listAll(reader, question));
      const { relationshipOne: one, relationshipTwo: two, hits, totalHits, searched, closed } = answer;
      if (one === null) throw new LibraryError('download-empty');
      const others = two.length === 0 ? 'anybody' : two.map(({ name }) => name).join(', ');
      const title = wish.title?.trim() || `Relationships of ${one.name} with ${others}`;
      const facts = [...describeSearchFacts(searched, closed, totalHits), ...sayMade()];
      const pairs = hits.map((hit) => ({ one, hit }));
      return {
        title,
        content: {
          list: { title, facts, ...presentRelationRows(pairs, origin) },
          document: { title, facts, blocks: presentRelationPages(pairs, origin) },
        },
        count: { rows: hits.length, total: totalHits },
      };
    },
  };
}
