import { getOwner, type AccountOnEdition, type Reader } from '#domain/access/reader.ts';
import { presentOwnAddress } from '#domain/addresses/document-address.ts';
import { INSIGHT_TYPE } from '#domain/tools/insights/stages.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { ChecklistStore } from '#server/ports/checklist-store.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Insight, InsightsService } from './insights.service.ts';

interface Parts {
  readonly insights: InsightsService;
  readonly checklists: ChecklistStore;
  readonly clock: Clock;
}

interface Change {
  readonly item: string;
  readonly isTicked: boolean;
}

/** Begun checklists that are listed. */
const LISTED = 20;

/** What accounts tick in the checklists of insights; an account's own, on each edition (OP-102). */
export class ChecklistsService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The insight with what the account has ticked; a visitor by address has ticked nothing. */
  async addTicks<I extends Pick<Insight, 'id' | 'sections'>>(reader: Reader, insight: I): Promise<I> {
    if (!reader.visitor.account) return insight;
    const ticked = await this.#listTicked(getOwner(reader), insight.id);
    const sections = insight.sections.map(({ items, ...section }) => ({
      ...section,
      items: items.map((item) => ({ ...item, isTicked: ticked.has(item.id) })),
    }));
    return { ...insight, sections };
  }

  /** Throws `account-needed` for a visitor, and as opening the insight does; items that it does not have are left out. */
  async tick(reader: Reader, id: string, changes: readonly Change[]): Promise<{ ticked: string[] }> {
    const owner = getOwner(reader);
    const { insights, checklists, clock } = this.#parts;
    const insight = await insights.listSections(reader, id);
    const items = insight.sections.flatMap((section) => section.items);
    const wanted = new Map(changes.map(({ item, isTicked }) => [item, isTicked]));
    const at = clock.now();
    const ticked = items
      .filter((item) => wanted.get(item.id) === true)
      .map((item) => ({ document: insight.id, item: item.id, words: item.words, at }));
    const cleared = changes.filter(({ isTicked }) => !isTicked).map(({ item }) => item);
    await checklists.changeTicks(owner, insight.id, { ticked, cleared });
    const kept = await this.#listTicked(owner, insight.id);
    return { ticked: items.filter((item) => kept.has(item.id)).map((item) => item.id) };
  }

  /** What can no more be opened, or has no such item any more, is left out. */
  async listBegun(reader: Reader) {
    const owner = getOwner(reader);
    const begun = await this.#parts.checklists.listBegun(owner, LISTED);
    const found = await Promise.all(
      begun.map(async ({ document, at }) => {
        const insight = await this.#parts.insights.listSections(reader, document).catch(leaveOut);
        if (!insight) return [];
        const { sections } = await this.addTicks(reader, insight);
        const items = sections.flatMap((section) => section.items);
        const ticked = items.filter(({ isTicked }) => isTicked).length;
        const { id, title } = insight;
        const url = presentOwnAddress(INSIGHT_TYPE, id);
        return ticked === 0 ? [] : [{ id, title, url, ticked, of: items.length, at }];
      }),
    );
    return { checklists: found.flat() };
  }

  async #listTicked(owner: AccountOnEdition, document: string): Promise<Set<string>> {
    return new Set((await this.#parts.checklists.listTicks(owner, document)).map(({ item }) => item));
  }
}

/** What may not be opened is left out; anything else that goes wrong is not. */
function leaveOut(error: unknown): undefined {
  if (!(error instanceof LibraryError)) throw error;
}
