import { expect, test } from 'vitest';
import { normalizeTreePath } from './tree-path.ts';

test.each([
  ['Energy>Oil', 'Energy > Oil'],
  ['Energy >Oil> Gas', 'Energy > Oil > Gas'],
  ['Energy > Oil', 'Energy > Oil'],
  ['Energy', 'Energy'],
  [' > ', ''],
])('The path %j is %j in documents (SR-100)', (written, path) => expect(normalizeTreePath(written)).toBe(path));
