import { describeTextSource } from '#server/ports/text-source.conformance.ts';
import { TestLibrary } from './index/test-library.test-support.ts';

describeTextSource('The SQLite text source', (texts) => {
  const library = new TestLibrary();
  for (const { chunks, keywords, ...document } of texts) library.store({ ...document, recordTexts: keywords }, chunks);
  const { texts: source, close } = library.storage();
  return { source, close };
});
