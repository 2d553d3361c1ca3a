import { expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { describeStart } from './describe-start.ts';

test('The start says that the library waits for a reindex, where it does', () => {
  const config = readConfig({});
  expect(describeStart(config, 8080, { isIndexOld: true })).toContain('with: pandect reindex');
  expect(describeStart(config, 8080, { isIndexOld: false })).not.toContain('reindex');
});
