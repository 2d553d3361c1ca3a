import { NO_CHOICES, type CustomizationChoices } from '#domain/tools/desk/customization.ts';
import { noteVisit, type VisitMarks } from '#domain/tools/desk/visit-mark.ts';
import type { CustomizationStore } from '#server/ports/customization-store.ts';
import { OwnedRows } from './owned-rows.ts';
import { OwnedTable } from './owned-table.ts';
import { inJson } from './row-fields.ts';

const ONCE = ['account', 'edition'];

const CHOICES = new OwnedTable<'customization', CustomizationChoices>('customization', {
  fields: { tools: inJson('tools_json'), newsPublications: inJson('news_json') },
  key: ONCE,
});

const VISITS = new OwnedTable<'home_visit', VisitMarks>('home_visit', {
  fields: {
    day: 'day',
    last: {
      read: ({ last_at: at, last_version: corpusVersion }) => ({ at, corpusVersion }),
      write: ({ at, corpusVersion }) => ({ last_at: at, last_version: corpusVersion }),
    },
    before: {
      read: ({ before_at: at, before_version: corpusVersion }) =>
        at === null || corpusVersion === null ? undefined : { at, corpusVersion },
      write: (mark) => ({ before_at: mark?.at ?? null, before_version: mark?.corpusVersion ?? null }),
    },
  },
  key: ONCE,
});

/** The customizations of accounts, in either database. Held by customization-store.conformance.ts. */
export class SqlCustomizationStore extends OwnedRows implements CustomizationStore {
  readonly getChoices: CustomizationStore['getChoices'] = async (owner) =>
    (await CHOICES.find(this.queries, owner)) ?? NO_CHOICES;

  readonly saveChoices: CustomizationStore['saveChoices'] = (owner, changes) =>
    this.change(owner, async (change) => {
      const choices = { ...((await CHOICES.find(change, owner)) ?? NO_CHOICES), ...changes };
      await CHOICES.put(change, owner, choices);
      return choices;
    });

  readonly noteVisit: CustomizationStore['noteVisit'] = (owner, day, now) =>
    this.change(owner, async (change) => {
      const marks = noteVisit(await VISITS.find(change, owner), day, now);
      await VISITS.put(change, owner, marks);
      return marks;
    });
}
