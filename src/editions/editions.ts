import type { Edition, EditionId } from '#domain/edition/edition.ts';
import { ka } from './ka/edition.ts';
import { kcl } from './kcl/edition.ts';
import { kipl } from './kipl/edition.ts';

/** The three products, by id. */
export const EDITIONS: Readonly<Record<EditionId, Edition>> = { KA: ka, KIPL: kipl, KCL: kcl };
