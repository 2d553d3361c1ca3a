import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RECORD_KINDS, type RecordKindName } from '#domain/records/kinds.ts';
import { AlteredLibrary, describeFault } from '#tests/support/changed-fields/altered-library.ts';
import { listAlterations, listUnsaid } from '#tests/support/changed-fields/list-alterations.ts';

/**
 * A field of each kind that is kept in a way of its own: with a document and without, in relations, on every page.
 * `npm run test:long -- fields` alters every field of every kind.
 */
const TRIED: readonly (readonly [kind: RecordKindName, field: string])[] = [
  ['person', 'firms.from'],
  ['person', 'lastName'],
  ['case', 'proceedings.representatives.firm'],
  ['organization', 'feeSchedules.lines.fixed'],
  ['treaty-status', 'inForce'],
  ['editorial', 'title'],
  ['fact', 'validUntil'],
  ['comparison', 'topics.headings'],
];

const library = new AlteredLibrary();

beforeAll(() => library.open());
afterAll(() => library.close());

describe('A record in which one field is altered', () => {
  it.each(TRIED)(
    'OP-192: is updated in the report, and every page, suggestion, file and call says it at once: a %s, its %s',
    async (kind, field) => {
      const altered = listAlterations(kind).find((one) => one.field === field);
      expect(describeFault(altered!, await library.alter(altered!))).toBeUndefined();
    },
  );

  it.each(Object.keys(RECORD_KINDS) as RecordKindName[])('is one that says all that its schema has: a %s', (kind) => {
    expect(listUnsaid(kind)).toEqual([]);
  });
});
