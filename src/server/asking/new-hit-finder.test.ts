import { describeNewHitFinder } from '#server/ports/new-hit-finder.conformance.ts';
import { putRecords } from '#tests/support/put-records.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';

describeNewHitFinder('new hits of the embedded library', async () => {
  const temporary = new TemporaryLibrary();
  const library = await temporary.open();
  return {
    finder: library.newHits,
    put: (records) =>
      temporary.withWriter(async ({ writer }) => {
        await writer.open();
        await putRecords(writer, records);
      }),
    remove: (ids) =>
      temporary.withWriter(async ({ writer }) => {
        await writer.open();
        await writer.remove(ids);
      }),
    close: async () => {
      await library.close();
      temporary.dispose();
    },
  };
});
