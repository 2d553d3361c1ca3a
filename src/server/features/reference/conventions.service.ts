import type { CONVENTIONS } from '#collections/conventions.ts';
import type { EntryAnswer, ListAnswer } from '#contract/collection.ts';
import type { Reader } from '#domain/access/reader.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { foldName } from '#domain/names/fold-name.ts';
import { findCitingProvision } from '#server/asking/citing-provision.ts';
import { presentStatus } from '#server/asking/present-status.ts';
import type { CitationStore } from '#server/ports/citation-store.ts';
import type { ContentStore, DocumentPreview } from '#server/ports/content-store.ts';
import type { ReferenceStore, StatusRow } from '#server/ports/reference-store.ts';
import { presentOfficialText } from '#server/asking/present-official-text.ts';
import { presentListed } from '#server/asking/list-blocks.ts';
import { listTreaties, type Treaty } from './list-treaties.ts';

interface Parts {
  readonly reference: ReferenceStore;
  readonly content: ContentStore;
  readonly citations: CitationStore;
}

type Listed = ListAnswer<typeof CONVENTIONS>['conventions'][number];

/** A convention with the documents that hold it. */
interface Convention {
  readonly id: string;
  /** By whichever of these it may be asked for. */
  readonly ids: readonly string[];
  readonly name: string;
  /** Its text; a summary where the library holds no text. */
  readonly preview: DocumentPreview;
  /** Our summary beside the text. */
  readonly summary: DocumentPreview | undefined;
}

/** Multilateral instruments with their status. */
export class ConventionsService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async list(reader: Reader): Promise<Listed[]> {
    const [conventions, status] = await Promise.all([
      this.#list(reader),
      this.#parts.reference.listStatus({ edition: reader.edition.id }),
    ]);
    return conventions.map((one) => presentConvention(reader, one, status));
  }

  /** Throws `document-not-found` where the edition has no such convention. */
  async get(reader: Reader, id: string): Promise<EntryAnswer<typeof CONVENTIONS>> {
    const convention = (await this.#list(reader)).find(({ ids }) => ids.includes(id));
    if (!convention) throw new LibraryError('document-not-found');
    const documents = [convention.preview, convention.summary].flatMap((held) => held?.id ?? []);
    const [status, citing] = await Promise.all([
      this.#parts.reference.listStatus({ edition: reader.edition.id, instrument: convention.id }),
      findCitingProvision(this.#parts, reader, { instrument: convention.id, steps: [] }, documents),
    ]);
    const commentary = citing.commentary.map(({ summary: _summary, authors: _authors, ...document }) => document);
    return {
      ...presentConvention(reader, convention, status),
      rows: status.map(presentStatus),
      related: [...citing.cited, ...(commentary.length > 0 ? [{ type: 'Commentary', documents: commentary }] : [])],
      relatedClosed: citing.citedClosed,
    };
  }

  async #list(reader: Reader): Promise<Convention[]> {
    const treaties = await listTreaties(this.#parts, reader);
    return foldConventions(treaties.filter(({ isMultilateral }) => isMultilateral));
  }
}

function presentConvention(
  reader: Reader,
  { id, name, preview, summary }: Convention,
  status: readonly StatusRow[],
): Listed {
  const { record } = preview;
  const held = summary?.record ?? record;
  const rows = status.filter(({ instrument }) => instrument.id === id);
  const bound = rows.filter(({ ratified, inForce }) => (ratified ?? inForce) !== null);
  return {
    id,
    name,
    document: presentListed(reader, preview),
    summary: summary ? presentListed(reader, summary) : null,
    status: record.status ?? held.status ?? null,
    date: record.dates.legislation ?? held.dates.legislation ?? null,
    inForce: record.dates.entryIntoForce ?? held.dates.entryIntoForce ?? null,
    depositary: record.organization ?? held.organization ?? null,
    officialText: presentOfficialText(held.officialText),
    // Where signatures alone are known, who is bound is not.
    parties: bound.length === 0 ? null : bound.filter(({ denounced }) => denounced === null).length,
  };
}

/** Each convention once: a text that an operator imported stands with the summary of the same convention, before it (OP-99). */
function foldConventions(treaties: readonly Treaty[]): Convention[] {
  const texts = treaties.filter((treaty) => !isSummary(treaty));
  const textOf = new Map<Treaty, Treaty>();
  for (const summary of treaties.filter(isSummary)) {
    const text = texts.find((one) => isSame(one, summary) && ![...textOf.values()].includes(one));
    if (text) textOf.set(summary, text);
  }
  const taken = new Set(textOf.values());
  return treaties
    .filter((treaty) => !taken.has(treaty))
    .map((treaty) => {
      const { id, name, preview } = treaty;
      const text = textOf.get(treaty);
      if (!text) return { id, ids: [id], name, preview, summary: undefined };
      return { id, ids: [id, text.id], name, preview: text.preview, summary: preview };
    });
}

/** Only a summary says which official text it is of. */
function isSummary({ preview }: Treaty): boolean {
  return preview.record.officialText !== undefined;
}

/** One name in common, and no other year. */
function isSame(one: Treaty, other: Treaty): boolean {
  const [a, b] = [yearOf(one), yearOf(other)];
  if (a !== undefined && b !== undefined && a !== b) return false;
  const names = new Set(one.names.map(foldTreatyName));
  return other.names.some((name) => names.has(foldTreatyName(name)));
}

function yearOf({ preview }: Treaty): string | undefined {
  return preview.record.dates.legislation?.slice(0, 4);
}

/** Without the year that may stand behind it. */
function foldTreatyName(name: string): string {
  return foldName(name).replace(/ \d{4}$/u, '');
}
