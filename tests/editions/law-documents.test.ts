import { expect, test } from 'vitest';
import { LAW_DOCUMENTS } from '#collections/law-documents.ts';
import { LAW_GROUPS } from '#editions/shared/law-groups.ts';

test('OP-186: The figures below a document on the law of a place are of groups that there are', () => {
  const known = LAW_GROUPS.map(({ id }) => id);
  for (const groups of Object.values(LAW_DOCUMENTS)) expect(known).toEqual(expect.arrayContaining([...groups]));
});
