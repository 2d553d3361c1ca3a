import { describe } from 'vitest';
import { describeContentNodes } from './content-nodes.conformance.ts';
import { describeContentTexts } from './content-texts.conformance.ts';
import { describeContentWorks } from './content-works.conformance.ts';
import type { OpenContentStore } from './content-store.test-support.ts';
import { describeDocumentLinks } from './document-links.conformance.ts';
import { describeDocumentNames } from './document-names.conformance.ts';
import { describeDocumentVersions } from './document-versions.conformance.ts';
import { describeStoredDocuments } from './stored-documents.conformance.ts';

/** What every content store has to answer, the same for each; every test begins with an empty library. */
export function describeContentStore(name: string, open: OpenContentStore): void {
  describe(name, () => {
    describe('documents and records', () => describeStoredDocuments(open));
    describe('texts', () => describeContentTexts(open));
    describe('contents of publications', () => describeContentNodes(open));
    describe('versions', () => describeDocumentVersions(open));
    describe('names', () => describeDocumentNames(open));
    describe('links', () => describeDocumentLinks(open));
    describe('works and editions', () => describeContentWorks(open));
  });
}
