import { describeContentWriter } from '#server/ports/content-writer.conformance.ts';
import { SegmentIndex } from '../index/segment-index.ts';
import { openWriterUnderTest } from './content-writer.test-support.ts';
import { findDocuments } from './find-documents.test-support.ts';
import { SegmentStore } from './index/segment-store.ts';

describeContentWriter('the writer of a library in SQLite, its index beside the documents', () =>
  openWriterUnderTest({
    connect: (database) => new SegmentIndex(new SegmentStore(database)),
    find: ({ path }, word) => findDocuments(path, word),
    forgetReplaced: ({ sqlite }) => sqlite.exec('DELETE FROM index_deletion'),
  }),
);
