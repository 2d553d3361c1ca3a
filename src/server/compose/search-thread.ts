import { runEngineThread } from '#server/adapters/embedded-search/engine-thread.ts';
import { openEngineStorage } from '#server/adapters/sqlite/engine-storage.ts';

// The body of each thread of the search engine, on the library's file.

runEngineThread(openEngineStorage);
