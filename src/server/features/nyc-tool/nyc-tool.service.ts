import type { CallAnswer } from '#contract/call.ts';
import type * as calls from '#contract/nyc-tool.ts';
import type { Reader } from '#domain/access/reader.ts';
import { CONVENTION_ENTRIES, findConventionEntry, type ConventionEntry } from '#domain/convention/entries.ts';
import { findConventionProvision, NEW_YORK_CONVENTION } from '#domain/convention/provisions.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import { findCitingProvision } from '#server/asking/citing-provision.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import { presentListed } from '#server/asking/list-blocks.ts';
import type { ProvisionPlaces } from '#server/asking/provision-places.ts';
import type { ReadingBudget } from '#server/asking/reading-budget.ts';
import type { CitationStore } from '#server/ports/citation-store.ts';
import type { ContentStore, DocumentPreview } from '#server/ports/content-store.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';
import type { StatusTable } from '#server/asking/status-table.ts';
import { DEMO, FILED, presentBasis, type CountDecisions } from './count-decisions.ts';
import { countOutcomes } from './outcomes.ts';
import { listStatus } from './contracting-states.ts';
import { listOf, presentEntry, presentStep } from './present-entries.ts';
import { readProvisionText } from './read-provision-text.ts';

export interface NycToolParts {
  readonly content: ContentStore;
  readonly citations: CitationStore;
  readonly guard: DocumentGuard;
  readonly budget: ReadingBudget;
  readonly places: ProvisionPlaces;
  readonly reference: Pick<ReferenceStore, 'listInstruments'>;
  readonly known: KnownInstruments;
  readonly status: StatusTable;
  readonly count: CountDecisions;
}

/** So many decisions stand on the page; the rest is one search away. */
const NEWEST = 10;

/** Decisions on the New York Convention by the three ways in, and all that the library holds on one provision or topic. */
export class NycToolService {
  readonly #parts: NycToolParts;

  constructor(parts: NycToolParts) {
    this.#parts = parts;
  }

  async getStart(reader: Reader): Promise<CallAnswer<typeof calls.getConventionTool>> {
    const { count, status } = this.#parts;
    const [counts, states] = await Promise.all([count(reader, [DEMO.facet]), listStatus(status, reader)]);
    return {
      ...presentBasis(counts),
      articles: listOf('provision').filter(({ depth }) => depth === 0).length,
      topics: listOf('topic').length,
      states: states.length,
    };
  }

  getStatistics(reader: Reader, provision?: string): Promise<CallAnswer<typeof calls.getConventionStatistics>> {
    return countOutcomes(this.#parts.count, reader, provision);
  }

  /** Throws `document-not-found` where there is neither a provision nor a topic of that id. */
  async getEntry(reader: Reader, id: string): Promise<calls.ConventionItem> {
    const { count, content } = this.#parts;
    const entry = findConventionEntry(id);
    const provision = entry && findConventionProvision(entry.provision);
    if (!provision) throw new LibraryError('document-not-found');
    const { kind, path, label } = entry;
    const place = { instrument: NEW_YORK_CONVENTION.id, steps: provision.steps };
    const [all, own, text, citing] = await Promise.all([
      count(reader, Object.values(FILED)),
      count(reader, [DEMO.facet], [{ facet: FILED[kind], value: path }], NEWEST),
      readProvisionText(this.#parts, reader, place),
      findCitingProvision(this.#parts, reader, place),
    ]);
    const list = (isMeant: (one: ConventionEntry) => boolean) =>
      CONVENTION_ENTRIES.filter(isMeant).map((one) => presentEntry(one, all));
    const newest = await content.listPreviews(own.ids);
    return {
      kind,
      ...presentEntry(entry, all),
      decisions: own.total,
      above: listAbove(entry).map(presentStep),
      below: list(({ parent }) => parent === entry.id),
      provision: presentStep(provision),
      topics: kind === 'topic' ? [] : list((one) => one.kind === 'topic' && isWithin(one.provision, label)),
      text,
      newest: newest.map((preview) => presentDecision(reader, preview, entry)),
      demo: own.of(DEMO.facet, DEMO.value).count,
      ...citing,
    };
  }
}

/** From the outermost, without itself. */
function listAbove({ parent }: ConventionEntry): ConventionEntry[] {
  const above = findConventionEntry(parent);
  return above ? [...listAbove(above), above] : [];
}

function isWithin(provision: string, label: string): boolean {
  return provision === label || provision.startsWith(`${label}(`);
}

function presentDecision(
  reader: Reader,
  preview: DocumentPreview,
  { covers }: ConventionEntry,
): calls.ConventionDecision {
  const { court = null, jurisdictions, summary = null, rulings = [], outcome = null } = preview.record;
  return {
    ...presentListed(reader, preview),
    court,
    jurisdictions: [...jurisdictions],
    summary,
    outcomes: [...new Set(rulings.filter(covers).map((ruling) => ruling.outcome))],
    outcome,
  };
}
