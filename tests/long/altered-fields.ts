import { RECORD_KINDS, type RecordKindName } from '#domain/records/kinds.ts';
import { AlteredLibrary, describeFault } from '#tests/support/changed-fields/altered-library.ts';
import { listAlterations } from '#tests/support/changed-fields/list-alterations.ts';
import type { LongCheck } from './long-check.ts';

/** Every field of every kind of record, altered alone: the report, every page, suggestion and file say it at once (OP-192). */
export const alteredFieldsCheck: LongCheck = {
  name: 'altered fields',
  run: async ({ isQuick, say }) => {
    const library = new AlteredLibrary();
    const failures: string[] = [];
    let fields = 0;
    try {
      await library.open();
      for (const kind of Object.keys(RECORD_KINDS) as RecordKindName[]) {
        for (const alteration of listAlterations(kind).slice(0, isQuick ? 2 : undefined)) {
          const fault = describeFault(alteration, await library.alter(alteration));
          if (fault !== undefined) failures.push(fault);
          fields += 1;
        }
        say(`${fields} fields, ${failures.length} failures`);
      }
    } finally {
      await library.close();
    }
    return { counts: { fields }, failures };
  },
};
