import type { SqlContentStage } from './sql-content-stage.ts';
import type { StagedDocument, StagedFormat, StagedItem } from './staged-document.ts';

/** The text that a staged item keeps until it is stored. */
export function textsOf(item: StagedItem): SqlContentStage[] {
  if (item.kind === 'document') return [item.document.content];
  return item.kind === 'format' && item.format.text ? [item.format.text] : [];
}

/** The texts that stay once all is stored: those of versions and formats as they were staged last. */
export function listStoredTexts(staged: readonly StagedItem[]): SqlContentStage[] {
  const versions = listVersions(listDocuments(staged)).map(({ content }) => content);
  return [...versions, ...listFormats(staged).flatMap(({ text }) => text ?? [])];
}

export function listDocuments(staged: readonly StagedItem[]): StagedDocument[] {
  return staged.flatMap((item) => (item.kind === 'document' ? [item.document] : []));
}

/** Each format that was staged, as it was staged last. */
export function listFormats(staged: readonly StagedItem[]): StagedFormat[] {
  const formats = staged.flatMap((item) => (item.kind === 'format' ? [item.format] : []));
  return [...new Map(formats.map((format) => [format.format.key, format])).values()];
}

/** Each version that was staged, as it was staged last, in order. */
export function listVersions(staged: readonly StagedDocument[]): StagedDocument[] {
  return [...new Map(staged.map((document) => [`${document.number} ${document.version}`, document])).values()];
}
