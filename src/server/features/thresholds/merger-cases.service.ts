import type { MergerCaseAnswer, MergerCaseGlance } from '#contract/merger-cases.ts';
import type { DealBody } from '#contract/deal.ts';
import { getOwner, type Reader } from '#domain/access/reader.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { findFault } from '#domain/thresholds/find-fault.ts';
import { CASE_LIMITS, pathOfShared } from '#domain/tools/desk/merger-case.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { MergerCase, MergerCaseDraft, MergerCaseStore } from '#server/ports/merger-case-store.ts';
import { readPlaces } from './merger-facts.ts';

/** The mergers that an account keeps, with their figures; nobody else sees them but by an address that it gives. */
export class MergerCasesService {
  readonly #store: MergerCaseStore;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(store: MergerCaseStore, clock: Pick<Clock, 'now'>) {
    this.#store = store;
    this.#clock = clock;
  }

  async list(reader: Reader): Promise<MergerCaseGlance[]> {
    const kept = await this.#store.list(getOwner(reader));
    return kept.map(({ id, name, deal, changedAt, shareToken }) => ({
      id,
      name,
      parties: deal.Parties.map(({ Name }) => Name),
      places: deal.Places.length,
      day: deal.Day,
      changedAt,
      isShared: shareToken !== null,
    }));
  }

  /** Throws `merger-case-not-found`, as all that name one do. */
  async get(reader: Reader, id: string): Promise<MergerCaseAnswer> {
    return present(await this.#store.find(getOwner(reader), id));
  }

  /** Throws `too-many-merger-cases`, `merger-case-too-large`, and `field-invalid` for a deal that contradicts itself. */
  async create(reader: Reader, draft: MergerCaseDraft): Promise<MergerCaseAnswer> {
    const made = await this.#store.create(getOwner(reader), readDraft(draft), this.#clock.now());
    if (!made) throw new LibraryError('too-many-merger-cases');
    return present(made);
  }

  /** Throws `merger-case-changed` where it is not any more as it was at `former`. */
  async update(reader: Reader, id: string, draft: MergerCaseDraft, former?: string): Promise<MergerCaseAnswer> {
    const kept = await this.#store.update(getOwner(reader), id, readDraft(draft), this.#clock.now(), former);
    if (kept === 'changed') throw new LibraryError('merger-case-changed');
    return present(kept);
  }

  async share(reader: Reader, id: string, isShared: boolean): Promise<MergerCaseAnswer> {
    return present(await this.#store.share(getOwner(reader), id, isShared));
  }

  async remove(reader: Reader, id: string): Promise<void> {
    const isGone = await this.#store.remove(getOwner(reader), id, this.#clock.now());
    if (!isGone) throw new LibraryError('merger-case-not-found');
  }

  /** What somebody shares, and not who. Throws `shared-case-not-found`. */
  async getShared({ edition }: Reader, token: string): Promise<Pick<MergerCase, 'name' | 'deal' | 'changedAt'>> {
    const found = await this.#store.findShared(edition.id, token);
    if (!found) throw new LibraryError('shared-case-not-found');
    const { name, deal, changedAt } = found;
    return { name, deal, changedAt };
  }
}

function present(found: MergerCase | undefined): MergerCaseAnswer {
  if (!found) throw new LibraryError('merger-case-not-found');
  const { id, name, deal, changedAt, shareToken } = found;
  return { id, name, deal, changedAt, share: shareToken === null ? null : pathOfShared(shareToken) };
}

function readDraft({ name, deal }: MergerCaseDraft): MergerCaseDraft {
  const fault = findFault(deal);
  if (fault) throw new LibraryError('field-invalid', fault);
  const kept: DealBody = { ...deal, Places: [...readPlaces(deal.Places)] };
  if (JSON.stringify(kept).length > CASE_LIMITS.deal) throw new LibraryError('merger-case-too-large');
  return { name, deal: kept };
}
