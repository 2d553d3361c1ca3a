import { FarEngine, FarIndex } from './far-index.test-support.ts';
import { describeSearchIndex } from './search-index.conformance.ts';

describeSearchIndex('an index elsewhere, as tests have it', { isInStore: false, hasParts: false }, async () => {
  const engine = new FarEngine();
  return {
    index: new FarIndex(engine),
    reopen: () => new FarIndex(engine),
    find: async (word) => engine.find(word),
    inTransaction: (work) => work(),
    isCurrent: async () => engine.isCurrent,
    close: async () => {},
  };
});
