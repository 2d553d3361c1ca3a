import { describeTextSource } from '#server/ports/text-source.conformance.ts';
import { TestLibrary } from './index/test-library.test-support.ts';

describeTextSource('The SQLite text source', (texts) => {
  const library = new TestLibrary();
  for (const { chunks, keywords, ...document } of texts) {
    const recordTexts = keywords.map((text) => ({ text, field: 'keyword' as const }));
    library.store({ ...document, recordTexts }, chunks);
  }
  const { texts: source, close } = library.storage();
  return { source, close };
});
