import type { AccountOnEdition } from '#domain/access/reader.ts';
import type { CustomizationChoices } from '#domain/tools/desk/customization.ts';
import type { VisitMark, VisitMarks } from '#domain/tools/desk/visit-mark.ts';

/** What accounts have made of their home pages, and when they were there. Visitors by address have nothing here. */
export interface CustomizationStore {
  /** `NO_CHOICES` where the account has chosen nothing. */
  getChoices(owner: AccountOnEdition): Promise<CustomizationChoices>;
  /** Keeps what is given and leaves the rest as it is; answers all of it. */
  saveChoices(owner: AccountOnEdition, choices: Partial<CustomizationChoices>): Promise<CustomizationChoices>;
  /** Notes a visit on a day (`noteVisit`); answers the marks after it. */
  noteVisit(owner: AccountOnEdition, day: string, now: VisitMark): Promise<VisitMarks>;
}
