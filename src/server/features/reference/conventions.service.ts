import type { CallAnswer } from '#contract/call.ts';
import type { ConventionEntryAnswer } from '#contract/reference.ts';
import type * as calls from '#contract/reference.ts';
import type { Reader } from '#domain/access/reader.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { findCitingProvision } from '#server/asking/citing-provision.ts';
import { presentStatus } from '#server/asking/present-status.ts';
import { requireRoute } from '#server/asking/require-route.ts';
import type { CitationStore } from '#server/ports/citation-store.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { ReferenceStore, StatusRow } from '#server/ports/reference-store.ts';
import { presentOfficialText } from '#server/asking/present-official-text.ts';
import { presentListed } from './list-blocks.ts';
import { listTreaties, type Treaty } from './list-treaties.ts';

interface Parts {
  readonly reference: ReferenceStore;
  readonly content: ContentStore;
  readonly citations: CitationStore;
}

const PAGE = '/conventions';

/** Multilateral instruments with their status. */
export class ConventionsService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async list(reader: Reader): Promise<CallAnswer<typeof calls.listConventions>> {
    requireRoute(reader, PAGE);
    const [treaties, status] = await Promise.all([
      listTreaties(this.#parts, reader),
      this.#parts.reference.listStatus({ edition: reader.edition.id }),
    ]);
    const conventions = treaties.filter(({ isMultilateral }) => isMultilateral);
    return { conventions: conventions.map((treaty) => presentConvention(reader, treaty, status)) };
  }

  /** Throws `document-not-found` where the edition has no such convention. */
  async get(reader: Reader, id: string): Promise<CallAnswer<typeof calls.getConvention>> {
    requireRoute(reader, PAGE);
    const treaties = await listTreaties(this.#parts, reader);
    const treaty = treaties.find((one) => one.isMultilateral && one.id === id);
    if (!treaty) throw new LibraryError('document-not-found');
    const [status, citing] = await Promise.all([
      this.#parts.reference.listStatus({ edition: reader.edition.id, instrument: id }),
      findCitingProvision(this.#parts, reader, { instrument: id, steps: [] }, treaty.preview.id),
    ]);
    const commentary = citing.commentary.map(({ summary: _summary, authors: _authors, ...document }) => document);
    return {
      ...presentConvention(reader, treaty, status),
      rows: status.map(presentStatus),
      related: [...citing.cited, ...(commentary.length > 0 ? [{ type: 'Commentary', documents: commentary }] : [])],
      relatedClosed: citing.citedClosed,
    };
  }
}

function presentConvention(
  reader: Reader,
  { id, name, preview }: Treaty,
  status: readonly StatusRow[],
): ConventionEntryAnswer {
  const { record } = preview;
  const rows = status.filter(({ instrument }) => instrument.id === id);
  const parties = rows.filter(
    ({ ratified, inForce, denounced }) => (ratified ?? inForce) !== null && denounced === null,
  );
  return {
    id,
    name,
    document: presentListed(reader, preview),
    status: record.status ?? null,
    date: record.dates.legislation ?? null,
    inForce: record.dates.entryIntoForce ?? null,
    depositary: record.organization ?? null,
    officialText: presentOfficialText(record.officialText),
    parties: rows.length === 0 ? null : parties.length,
  };
}
