import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readNaceNames } from '#domain/document/nace-names.ts';
import { PRODUCT } from './product.ts';

/** What the codes of industries mean, read once. */
export const NACE_NAMES = readNaceNames(readFileSync(join(PRODUCT.root, 'content/nace/rev-2.txt'), 'utf8'));
