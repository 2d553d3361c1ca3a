import { describeComparisonNoteStore } from '#server/ports/comparison-note-store.conformance.ts';
import { describeOnBoth } from '#tests/support/databases/databases.ts';
import { openPeopleStore } from '#tests/support/open-people-store.ts';
import { SqlComparisonNoteStore } from '#server/adapters/sql/desk/sql-comparison-note-store.ts';
import { SqlTrashStore } from '#server/adapters/sql/desk/sql-trash-store.ts';

describeOnBoth((database) =>
  describeComparisonNoteStore(`the store of notes in comparisons on ${database.name}`, () =>
    openPeopleStore(
      (queries) => ({ notes: new SqlComparisonNoteStore(queries), trash: new SqlTrashStore(queries) }),
      database,
    ),
  ),
);
