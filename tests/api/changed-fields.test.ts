import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RECORD_KINDS, type RecordKindName } from '#domain/records/kinds.ts';
import { AlteredLibrary, describeFault } from '#tests/support/changed-fields/altered-library.ts';
import { listAlterations, listUnsaid } from '#tests/support/changed-fields/list-alterations.ts';

const KINDS = Object.keys(RECORD_KINDS) as RecordKindName[];
/** One field of each kind; `npm run test:long -- fields` alters every one. */
const TRIED: Partial<Record<RecordKindName, string>> = {
  person: 'firms.from',
  case: 'proceedings.representatives.firm',
};

const library = new AlteredLibrary();

beforeAll(() => library.open());
afterAll(() => library.close());

describe.each(KINDS)('A %s in which one field is altered', (kind) => {
  const alterations = listAlterations(kind);
  const tried = alterations.find(({ field }) => field === TRIED[kind]) ?? alterations[0]!;

  it(`OP-192: is updated in the report, and every page, suggestion, file and call says it at once: ${tried.field}`, async () => {
    expect(describeFault(tried, await library.alter(tried))).toBeUndefined();
  });

  it('is one of a record that says everything its schema has', () => {
    expect(listUnsaid(kind)).toEqual([]);
  });
});
