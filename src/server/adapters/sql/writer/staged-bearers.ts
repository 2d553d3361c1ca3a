import { listWorkNames } from '#domain/document/work.ts';
import type { Remembering, StagedDocument, StagedItem } from './staged-document.ts';

/** Staged documents as other formats of them are looked for: by number, and by ECLI and neutral citation. */
export class StagedBearers implements Remembering {
  readonly #byNumber = new Map<number, StagedDocument>();
  readonly #byName = new Map<string, Set<number>>();

  remember(item: StagedItem): void {
    if (item.kind !== 'document' || item.behind) return;
    const { document } = item;
    this.#byNumber.set(document.number, document);
    if (document.kind !== 'document' || document.record.citations.length === 0) return;
    for (const name of listWorkNames(document.record).keys()) {
      this.#byName.set(name, (this.#byName.get(name) ?? new Set()).add(document.number));
    }
  }

  /** The document as it was staged last. */
  find(number: number): StagedDocument | undefined {
    return this.#byNumber.get(number);
  }

  /** Those that bear one of the names. */
  list(names: Iterable<string>): StagedDocument[] {
    const numbers = new Set([...names].flatMap((name) => [...(this.#byName.get(name) ?? [])]));
    return [...numbers].flatMap((number) => this.#byNumber.get(number) ?? []);
  }

  forget(): void {
    this.#byNumber.clear();
    this.#byName.clear();
  }
}
