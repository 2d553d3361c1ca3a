import type { CallAnswer } from '#contract/call.ts';
import type { getClauseInstitutions } from '#contract/templates.ts';
import type { Reader } from '#domain/access/reader.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { NO_INSTITUTION, readChoices, type ClauseWish } from '#domain/tools/templates/clause-choices.ts';
import type { StoredRecord } from '#server/ports/content-store.ts';
import type { OrganizationRecord } from '#domain/records/organization.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';

/** Kinds of organisations that administer arbitrations under rules of their own. */
const ADMINISTERING = new Set(['Arbitral institution', 'Intergovernmental institution']);

/** What a clause can be made of. */
export class ClauseService {
  readonly #reference: Pick<ReferenceStore, 'listOrganizations' | 'listPlaces'>;

  constructor(reference: Pick<ReferenceStore, 'listOrganizations' | 'listPlaces'>) {
    this.#reference = reference;
  }

  async list(reader: Reader): Promise<CallAnswer<typeof getClauseInstitutions>> {
    const [organizations, places] = await Promise.all([this.#listInstitutions(reader), this.#reference.listPlaces()]);
    return {
      institutions: organizations.map(({ id, record }) => ({ id, name: record.name, website: record.website ?? null })),
      places: places.map(({ record }) => record.name),
    };
  }

  /** What was chosen, with the institution as the library knows it. Throws `value-not-allowed` for one that is not offered. */
  async read(reader: Reader, wish: ClauseWish) {
    const { administration } = wish;
    const isNamed = administration && administration !== NO_INSTITUTION;
    const institution = isNamed ? await this.#find(reader, administration) : undefined;
    return { institution, choices: readChoices(wish, institution?.name) };
  }

  async #find(reader: Reader, id: string): Promise<OrganizationRecord> {
    const all = await this.#listInstitutions(reader);
    const found = all.find((one) => one.id === id);
    if (found) return found.record;
    throw new LibraryError('value-not-allowed', {
      field: 'administration',
      reason: 'The library knows no institution of that id that administers arbitrations.',
      allowed: [NO_INSTITUTION, ...all.map((one) => one.id)],
    });
  }

  async #listInstitutions({ edition }: Reader): Promise<StoredRecord<OrganizationRecord>[]> {
    const all = await this.#reference.listOrganizations(edition.id);
    return all.filter(({ record }) => ADMINISTERING.has(record.kind ?? ''));
  }
}
