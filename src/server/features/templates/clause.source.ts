import type { DownloadBody } from '#contract/download.ts';
import type { Reader } from '#domain/access/reader.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { draftClause } from '#domain/tools/templates/draft-clause.ts';
import { sayMade } from '#server/asking/say-made.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { DocumentBlock } from '#server/ports/document-renderer.ts';
import type { Download, DownloadSource } from '#server/ports/download-source.ts';
import type { ClauseService } from './clause.service.ts';

const NOTE =
  'This is a draft in the library’s own words and no institution’s model clause. Read the model clause and the rules in force before it is used, and have it checked under the laws that it names.';

/** An arbitration clause as a file: its words, what was chosen and what was left open. */
export class ClauseSource implements DownloadSource {
  readonly name = 'arbitration clauses';
  readonly #clauses: ClauseService;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(clauses: ClauseService, clock: Pick<Clock, 'now'>) {
    this.#clauses = clauses;
    this.#clock = clock;
  }

  /** Throws as the page of the clause does. */
  async collect(reader: Reader, { clause, title: wanted }: DownloadBody): Promise<Download> {
    if (!clause) throw new LibraryError('value-not-allowed', { field: 'clause', reason: 'Say what was chosen.' });
    const { choices, institution } = await this.#clauses.read(reader, clause);
    const { sentences, chosen, open, cautions } = draftClause(choices);
    const title = wanted?.trim() || 'Arbitration clause';
    const fieldsOf = (rows: readonly (readonly [string, string])[], isLink = false): DocumentBlock => ({
      kind: 'fields',
      fields: rows.map(([label, value]) => ({ label, value, isLink })),
    });
    const blocks: DocumentBlock[] = [
      { kind: 'paragraphs', texts: sentences.map(({ text }) => text) },
      heading('What was chosen'),
      chosen.length === 0 ? paragraph('Nothing yet.') : fieldsOf(chosen.map(({ label, value }) => [label, value])),
      heading('What was left open'),
      open.length === 0 ? paragraph('Nothing.') : fieldsOf(open.map(({ label, note }) => [label, note])),
      ...(cautions.length === 0 ? [] : [heading('To look at'), { kind: 'paragraphs', texts: cautions } as const]),
      heading('Before it is used'),
      paragraph(NOTE),
      ...(institution?.website === undefined
        ? []
        : [fieldsOf([[`Model clause and rules of ${institution.name}`, institution.website]], true)]),
    ];
    const facts = [...sayMade(this.#clock.now(), reader.edition)] as const;
    return { title, content: { document: { title, facts, blocks } }, count: { rows: 1, total: 1 } };
  }
}

function heading(text: string): DocumentBlock {
  return { kind: 'heading', level: 1, text };
}

function paragraph(text: string): DocumentBlock {
  return { kind: 'paragraphs', texts: [text] };
}
