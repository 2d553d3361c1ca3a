import type { ContentWriter, RecordOrigin } from '#server/ports/content-writer.ts';
import type { TakenEvent } from './run-records.ts';

/** A document that names a comparison. */
interface NamedComparison {
  readonly path: string;
  readonly line: number;
  readonly slug: string;
  readonly editions: readonly string[];
}

/** The comparisons of one import: those that it brings, and those that its documents name. */
export class RunComparisons {
  readonly #writer: Pick<ContentWriter, 'hasComparison'>;
  readonly #named: NamedComparison[] = [];
  /** `KA quay_leases`: what a trial run gives back is known all the same. */
  readonly #brought = new Set<string>();

  constructor(writer: Pick<ContentWriter, 'hasComparison'>) {
    this.#writer = writer;
  }

  note(event: TakenEvent, { path, editions: added }: Pick<RecordOrigin, 'path' | 'editions'>): void {
    if (event.kind === 'comparison') {
      const { slug, editions } = event.record;
      for (const edition of [...added, ...editions]) this.#brought.add(keyOf(edition, slug));
    }
    if (event.kind !== 'document') return;
    const { comparisons = [], editions } = event.document;
    for (const slug of comparisons) {
      this.#named.push({ path, line: event.line ?? 0, slug, editions: [...added, ...editions] });
    }
  }

  /** The documents of which no edition has what they name. */
  async listUnknown(): Promise<NamedComparison[]> {
    const unknown: NamedComparison[] = [];
    for (const named of this.#named) {
      const { slug, editions } = named;
      if (editions.some((edition) => this.#brought.has(keyOf(edition, slug)))) continue;
      if (!(await this.#writer.hasComparison(slug, editions))) unknown.push(named);
    }
    return unknown;
  }
}

function keyOf(edition: string, slug: string): string {
  return `${edition} ${slug.toLowerCase()}`;
}
