import type { DocumentDetails } from '#contract/document.ts';
import { describeDaysInForce } from '#domain/document/state-of-law.ts';

type Version = DocumentDetails['versions'][number];

/** Whether another text took the place of the one that is shown. */
export function isFormer({ version, versions }: Pick<DocumentDetails, 'version' | 'versions'>): boolean {
  return versions.some((one) => one.version === version && one.replacedAt !== null);
}

/** `version 2`; of a text of law `the text in force from 01 Aug 2025` (OP-197), with its number where several say so. */
export function nameVersion(version: number, versions: readonly Version[]): string {
  const known = versions.find((one) => one.version === version);
  const days = known && describeDaysInForce(known);
  if (days === undefined) return `version ${version}`;
  const isOnly = versions.filter(({ inForceFrom }) => inForceFrom === known?.inForceFrom).length === 1;
  return `the text in force ${days}${isOnly ? '' : ` (version ${version})`}`;
}

/** Whether any of its versions says from when it was in force. */
export function hasStates({ versions }: Pick<DocumentDetails, 'versions'>): boolean {
  return versions.some(({ inForceFrom }) => inForceFrom !== null);
}
