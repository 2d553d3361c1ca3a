import type { DocumentRecord } from '#domain/document/document.ts';
import { TREATY_TYPES } from '#domain/document/treaty-types.ts';
import type { ProvisionUnit } from './known-instrument.ts';

const LAW: ReadonlySet<string> = new Set(['Legislation', 'Bill', 'Treaty provision', ...TREATY_TYPES]);

/**
 * What the main parts of a text of law are called where they print only a number (OP-196), as those of acts and
 * instruments of the United Kingdom do; undefined where a document is no text of law.
 */
export function mainUnitOf({ type, title }: Pick<DocumentRecord, 'type' | 'title'>): ProvisionUnit | undefined {
  if (type === 'Rules') return 'rule';
  if (!LAW.has(type)) return undefined;
  if (/\bRegulations\b/u.test(title)) return 'regulation';
  if (/\bRules\b/u.test(title)) return 'rule';
  if (/\bOrder\b/u.test(title) || TREATY_TYPES.includes(type)) return 'article';
  return 'section';
}
