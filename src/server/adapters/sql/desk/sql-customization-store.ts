import type { Kysely, Selectable } from 'kysely';
import { NO_CHOICES, type CustomizationChoices, type ToolChoice } from '#domain/tools/desk/customization.ts';
import { noteVisit, type VisitMark, type VisitMarks } from '#domain/tools/desk/visit-mark.ts';
import type { CustomizationOwner, CustomizationStore } from '#server/ports/customization-store.ts';
import { OwnedRows, selectOwned } from './owned-rows.ts';
import type { HomeVisitTable } from '#server/adapters/sql/schema/customization-schema.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';

/** The customizations of accounts, in either database. Held by customization-store.conformance.ts. */
export class SqlCustomizationStore extends OwnedRows implements CustomizationStore {
  async getChoices(owner: CustomizationOwner): Promise<CustomizationChoices> {
    return readChoices(this.queries, owner);
  }

  async saveChoices(owner: CustomizationOwner, changes: Partial<CustomizationChoices>): Promise<CustomizationChoices> {
    return this.change(owner.account, async (change) => {
      const choices = { ...(await readChoices(change, owner)), ...changes };
      const row = { tools_json: JSON.stringify(choices.tools), news_json: JSON.stringify(choices.newsPublications) };
      await change
        .insertInto('customization')
        .values({ account: owner.account, edition: owner.edition, ...row })
        .onConflict((conflict) => conflict.columns(['account', 'edition']).doUpdateSet(row))
        .execute();
      return choices;
    });
  }

  async noteVisit(owner: CustomizationOwner, day: string, now: VisitMark): Promise<VisitMarks> {
    return this.change(owner.account, async (change) => {
      const former = await selectOwned(change, 'home_visit', owner).executeTakeFirst();
      const marks = noteVisit(former && readMarks(former), day, now);
      const row = writeMarks(marks);
      await change
        .insertInto('home_visit')
        .values({ account: owner.account, edition: owner.edition, ...row })
        .onConflict((conflict) => conflict.columns(['account', 'edition']).doUpdateSet(row))
        .execute();
      return marks;
    });
  }
}

async function readChoices(queries: Kysely<PeopleSchema>, owner: CustomizationOwner): Promise<CustomizationChoices> {
  const row = await selectOwned(queries, 'customization', owner).executeTakeFirst();
  if (!row) return NO_CHOICES;
  return {
    tools: JSON.parse(row.tools_json) as ToolChoice[],
    newsPublications: JSON.parse(row.news_json) as string[],
  };
}

function readMarks(row: Selectable<HomeVisitTable>): VisitMarks {
  const { day, last_at: at, last_version: corpusVersion, before_at, before_version } = row;
  const before =
    before_at === null || before_version === null ? undefined : { at: before_at, corpusVersion: before_version };
  return { day, last: { at, corpusVersion }, before };
}

function writeMarks({ day, last, before }: VisitMarks) {
  return {
    day,
    last_at: last.at,
    last_version: last.corpusVersion,
    before_at: before?.at ?? null,
    before_version: before?.corpusVersion ?? null,
  };
}
