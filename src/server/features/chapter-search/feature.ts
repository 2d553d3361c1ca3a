import { searchChapters } from '#contract/chapter-search.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import type { UsageRecorder } from '#server/ports/usage-recorder.ts';
import { registerChapterSearchRoutes } from './chapter-search.routes.ts';
import { ChapterSearchService } from './chapter-search.service.ts';

interface Parts {
  readonly content: ContentStore;
  readonly engine: SearchEngine;
  readonly guard: DocumentGuard;
  readonly usage: UsageRecorder;
}

/** Searches inside books and journals, by chapters. */
export const chapterSearchFeature: Feature<Parts> = {
  name: 'chapter-search',
  calls: [searchChapters],
  serve: (register, { content, engine, guard, usage }) =>
    registerChapterSearchRoutes(register, new ChapterSearchService({ content, engine, guard }), usage),
};
