import type { ConventionStatus, ListedConvention } from '#contract/reference.ts';
import type { Reader } from '#domain/access/reader.ts';
import { CONVENTION } from '#domain/document/treaty-types.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { findCitingProvision } from '#server/asking/citing-provision.ts';
import type { Offices, StatusOnDay, StatusTable } from '#server/asking/status-table.ts';
import { presentStatus } from '#server/asking/present-status.ts';
import type { CitationStore } from '#server/ports/citation-store.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';
import { presentOfficialText } from '#server/asking/present-official-text.ts';
import { presentListed } from '#server/asking/list-blocks.ts';
import { foldConventions, type Convention } from './fold-conventions.ts';
import { listTreaties } from './list-treaties.ts';

interface Parts {
  readonly reference: ReferenceStore;
  readonly content: ContentStore;
  readonly citations: CitationStore;
  readonly status: StatusTable;
}

/** Multilateral instruments with their status. */
export class ConventionsService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async list(reader: Reader, day?: string): Promise<ListedConvention[]> {
    const [conventions, officesOf, status] = await Promise.all([
      this.#list(reader),
      this.#parts.status.readOffices(day),
      this.#parts.status.list({ edition: reader.edition.id }, day),
    ]);
    return conventions.map((one) => presentConvention(reader, one, status, officesOf([one.id, ...one.names])));
  }

  /** Throws `document-not-found` where the edition has no such convention. */
  async get(reader: Reader, id: string, day?: string): Promise<ConventionStatus> {
    const convention = (await this.#list(reader)).find(({ ids }) => ids.includes(id));
    if (!convention) throw new LibraryError('document-not-found');
    const documents = [convention.preview, convention.summary].flatMap((held) => held?.id ?? []);
    const [status, officesOf, citing] = await Promise.all([
      this.#parts.status.list({ edition: reader.edition.id, instrument: convention.id }, day),
      this.#parts.status.readOffices(day),
      findCitingProvision(this.#parts, reader, { instrument: convention.id, steps: [] }, documents),
    ]);
    const commentary = citing.commentary.map(({ summary: _summary, authors: _authors, ...document }) => document);
    return {
      ...presentConvention(reader, convention, status, officesOf([convention.id, ...convention.names])),
      rows: status.map(presentStatus),
      related: [...citing.cited, ...(commentary.length > 0 ? [{ type: 'Commentary', documents: commentary }] : [])],
      relatedClosed: citing.citedClosed,
    };
  }

  async #list(reader: Reader): Promise<Convention[]> {
    const treaties = await listTreaties(this.#parts, reader);
    // Instruments of arbitration before trade agreements among several states.
    return foldConventions(treaties.filter(({ isMultilateral }) => isMultilateral)).toSorted(
      (a, b) => Number(b.type === CONVENTION) - Number(a.type === CONVENTION),
    );
  }
}

function presentConvention(
  reader: Reader,
  one: Convention,
  status: readonly StatusOnDay[],
  { depositary, secretariat }: Offices,
): ListedConvention {
  const { id, name, preview, summary } = one;
  const { record } = preview;
  const held = summary?.record ?? record;
  const rows = status.filter(({ instrument }) => instrument.id === id);
  const bound = rows.filter(({ stands }) => stands === 'party' || stands === 'left');
  return {
    id,
    name,
    document: presentListed(reader, preview),
    summary: summary ? presentListed(reader, summary) : null,
    status: record.status ?? held.status ?? null,
    date: record.dates.legislation ?? held.dates.legislation ?? null,
    inForce: record.dates.entryIntoForce ?? held.dates.entryIntoForce ?? null,
    depositary,
    secretariat,
    officialText: presentOfficialText(held.officialText),
    // Where signatures alone are known, who is bound is not.
    parties: bound.length === 0 ? null : bound.filter(({ stands }) => stands === 'party').length,
  };
}
