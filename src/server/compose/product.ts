import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Where the product lies and which one it is. */
export const PRODUCT = {
  root,
  version: (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version,
  demoFolder: join(root, 'content/demo'),
  /** Files that menus name, one folder for each edition. */
  fileFolder: join(root, 'content/files'),
} as const;
