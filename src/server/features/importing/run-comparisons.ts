import type { ContentWriter, RecordOrigin } from '#server/ports/content-writer.ts';
import type { TakenEvent } from './run-records.ts';

/** A document that names a comparison. */
interface NamedComparison {
  readonly path: string;
  readonly line: number;
  readonly slug: string;
  readonly editions: readonly string[];
}

/** What a document says of comparisons that its writer may not have meant. */
interface Doubt {
  readonly path: string;
  readonly line: number;
  readonly words: string;
}

/** The comparisons of one import: those that it brings, and those that its documents name. */
export class RunComparisons {
  readonly #writer: Pick<ContentWriter, 'hasComparison'>;
  readonly #named: NamedComparison[] = [];
  readonly #doubts: Doubt[] = [];
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
    const { comparisons = [], editions, jurisdictions, organization } = event.document;
    if (comparisons.length === 0) return;
    const words = sayDoubt(jurisdictions, organization);
    if (words !== undefined) this.#doubts.push({ path, line: event.line ?? 0, words });
    for (const slug of comparisons) {
      this.#named.push({ path, line: event.line ?? 0, slug, editions: [...added, ...editions] });
    }
  }

  /** Documents that name a comparison which nobody has, and answer as soon as it comes, or answer for nobody. */
  async listDoubts(): Promise<readonly Doubt[]> {
    const unknown: Doubt[] = [];
    for (const { path, line, slug, editions } of this.#named) {
      if (editions.some((edition) => this.#brought.has(keyOf(edition, slug)))) continue;
      if (await this.#writer.hasComparison(slug, editions)) continue;
      unknown.push({ path, line, words: `no edition that holds it has a comparison \`${slug}\` yet` });
    }
    return [...unknown, ...this.#doubts];
  }
}

/** A document answers for its first jurisdiction, or its institution. */
function sayDoubt([first, ...others]: readonly string[], organization: string | undefined): string | undefined {
  if (first === undefined) {
    return organization === undefined
      ? 'it names neither a jurisdiction nor an institution, so it answers for nobody'
      : undefined;
  }
  return others.length === 0
    ? undefined
    : `it answers for ${first} alone; ${others.join(', ')} ${others.length === 1 ? 'wants a document of its own' : 'want documents of their own'}`;
}

function keyOf(edition: string, slug: string): string {
  return `${edition} ${slug.toLowerCase()}`;
}
