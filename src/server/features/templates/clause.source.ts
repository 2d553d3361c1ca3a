import { LibraryError } from '#domain/errors/library-error.ts';
import { draftClause } from '#domain/tools/templates/draft-clause.ts';
import { fields, heading, paragraphs, under } from '#server/asking/document-blocks.ts';
import type { DocumentBlock } from '#server/ports/document-renderer.ts';
import type { DownloadSource } from '#server/ports/download-source.ts';
import type { ClauseService } from './clause.service.ts';

const NOTE =
  'This is a draft in the library’s own words and no institution’s model clause. Read the model clause and the rules in force before it is used, and have it checked under the laws that it names.';

/** An arbitration clause as a file: its words, what was chosen and what was left open. */
export function createClauseSource(clauses: ClauseService): DownloadSource {
  return {
    name: 'arbitration clauses',
    /** Throws as the page of the clause does. */
    async collect(reader, { clause, title: wanted }, { sayMade }) {
      if (!clause) throw new LibraryError('value-not-allowed', { field: 'clause', reason: 'Say what was chosen.' });
      const { choices, institution } = await clauses.read(reader, clause);
      const { sentences, chosen, open, cautions } = draftClause(choices);
      const title = wanted?.trim() || 'Arbitration clause';
      const blocks: DocumentBlock[] = [
        paragraphs(...sentences.map(({ text }) => text)),
        heading('What was chosen'),
        ...(chosen.length === 0
          ? [paragraphs('Nothing yet.')]
          : fields(chosen.map(({ label, value }) => [label, value]))),
        heading('What was left open'),
        ...(open.length === 0 ? [paragraphs('Nothing.')] : fields(open.map(({ label, note }) => [label, note]))),
        ...under('To look at', cautions.length === 0 ? [] : [paragraphs(...cautions)]),
        ...under('Before it is used', [paragraphs(NOTE)]),
        ...fields([[`Model clause and rules of ${institution?.name ?? ''}`, institution?.website ?? '']], true),
      ];
      return { title, content: { document: { title, facts: sayMade(), blocks } }, count: { rows: 1, total: 1 } };
    },
  };
}
