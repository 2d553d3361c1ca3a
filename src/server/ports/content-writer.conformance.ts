import { describe } from 'vitest';
import { describeCarriedAnchors } from './carried-anchors.conformance.ts';
import { describeCommits } from './commits.conformance.ts';
import type { OpenContentWriter } from './content-writer.test-support.ts';
import { describeIndexInStep } from './index-in-step.conformance.ts';
import { describeWrittenDocuments } from './written-documents.conformance.ts';
import { describeWrittenRecords } from './written-records.conformance.ts';
import { describeWrittenTexts } from './written-texts.conformance.ts';
import { describeWrittenVersions } from './written-versions.conformance.ts';
import { describeWrittenWorks } from './written-works.conformance.ts';

/** What every writer of a library has to do, the same for each. */
export function describeContentWriter(name: string, open: OpenContentWriter): void {
  describe(name, () => {
    describeWrittenDocuments(open);
    describeWrittenTexts(open);
    describeCarriedAnchors(open);
    describeWrittenVersions(open);
    describeWrittenWorks(open);
    describeWrittenRecords(open);
    describeCommits(open);
    describeIndexInStep(open);
  });
}
