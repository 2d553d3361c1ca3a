import { runCompareTextsThread } from '#server/adapters/text-comparer/compare-texts-thread.ts';
import { openTextStorage } from '#server/adapters/sqlite/text-storage.ts';

// The body of each thread that compares texts, on the library's file.

await runCompareTextsThread(openTextStorage);
