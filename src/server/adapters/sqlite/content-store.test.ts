import { describeCitationStore } from '#server/ports/citation-store.conformance.ts';
import { describeContentStore } from '#server/ports/content-store.conformance.ts';
import { describePersonDecisions } from '#server/ports/person-decisions.conformance.ts';
import { describeProfileStore } from '#server/ports/profile-store.conformance.ts';
import { describeRecordStore } from '#server/ports/record-store.conformance.ts';
import { describeReferenceStore } from '#server/ports/reference-store.conformance.ts';
import { describeRelationStore } from '#server/ports/relation-store.conformance.ts';
import { openLibrary } from './open-library.test-support.ts';

describeContentStore('the content store on SQLite', openLibrary);
describeCitationStore('the store of citations on SQLite', openLibrary);
describeRecordStore('the store of records on SQLite', openLibrary);
describePersonDecisions('decisions about people on SQLite', openLibrary);
describeReferenceStore('the store of reference records on SQLite', openLibrary);
describeProfileStore('the store of profiles on SQLite', openLibrary);
describeRelationStore('the store of relations on SQLite', openLibrary);
