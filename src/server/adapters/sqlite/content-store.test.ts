import { describeCitationStore } from '#server/ports/citation-store.conformance.ts';
import { describeComparisonStore } from '#server/ports/comparison-store.conformance.ts';
import { describeContentStore } from '#server/ports/content-store.conformance.ts';
import { describeFactStore } from '#server/ports/fact-store.conformance.ts';
import { describePersonDecisions } from '#server/ports/person-decisions.conformance.ts';
import { describeProfileStore } from '#server/ports/profile-store.conformance.ts';
import { describeRecordStore } from '#server/ports/record-store.conformance.ts';
import { describeReferenceStore } from '#server/ports/reference-store.conformance.ts';
import { describeRelationStore } from '#server/ports/relation-store.conformance.ts';
import { describeOnBoth } from '#tests/support/databases/databases.ts';
import { openPostgresLibrary } from '#tests/support/databases/open-postgres-library.ts';
import { openLibrary } from './open-library.test-support.ts';

const OPEN = { SQLite: openLibrary, PostgreSQL: openPostgresLibrary };

describeOnBoth(({ name }) => {
  const open = OPEN[name];
  describeContentStore(`the content store on ${name}`, open);
  describeCitationStore(`the store of citations on ${name}`, open);
  describeRecordStore(`the store of records on ${name}`, open);
  describePersonDecisions(`decisions about people on ${name}`, open);
  describeFactStore(`the store of facts on ${name}`, open);
  describeComparisonStore(`the store of comparisons on ${name}`, open);
  describeReferenceStore(`the store of reference records on ${name}`, open);
  describeProfileStore(`the store of profiles on ${name}`, open);
  describeRelationStore(`the store of relations on ${name}`, open);
});
