import { setImmediate as nextTurn } from 'node:timers/promises';
import * as calls from '#contract/comparison.ts';
import { listComparisonNotes, noteComparison } from '#contract/comparison-notes.ts';
import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import type { RobotTest } from '#domain/tools/usage/robots.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import { InstrumentFacts } from '#server/asking/instrument-facts.ts';
import type { ReadingBudget } from '#server/asking/reading-budget.ts';
import type { HistoryParts } from '#server/asking/reading-history.ts';
import type { ComparisonNoteStore } from '#server/ports/comparison-note-store.ts';
import type { ComparisonStore } from '#server/ports/comparison-store.ts';
import type { FactStore } from '#server/ports/fact-store.ts';
import type { FavoriteStore } from '#server/ports/favorite-store.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { PlaceWatch } from '#server/ports/place-watch.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';
import type { TextComparer } from '#server/ports/text-comparer.ts';
import type { TopicCounts } from '#server/ports/topic-counts.ts';
import type { UsageRecorder } from '#server/ports/usage-recorder.ts';
import { ComparisonNotesService } from './comparison-notes.service.ts';
import { ComparisonCounts } from './comparison-counts.ts';
import { registerComparisonRoutes } from './comparison.routes.ts';
import { CompareService } from './compare.service.ts';
import { LandingService } from './landing.service.ts';
import { ShownPlaces } from './note-shown.ts';
import { PlaceFacts } from './place-facts.ts';
import { ProductReader } from './product-reader.ts';
import { GroupReader } from './read-groups.ts';

interface Parts extends HistoryParts {
  readonly comparisons: ComparisonStore;
  readonly reference: ReferenceStore;
  readonly facts: FactStore;
  readonly known: KnownInstruments;
  readonly guard: DocumentGuard;
  readonly budget: ReadingBudget;
  readonly comparer: TextComparer;
  readonly topicCounts: TopicCounts;
  readonly comparisonNotes: ComparisonNoteStore;
  readonly favorites: FavoriteStore;
  readonly watch: PlaceWatch;
  readonly usage: UsageRecorder;
  readonly isUncounted: RobotTest;
  readonly log: (message: string, error?: unknown) => void;
}

/** Answers of products of the comparison side by side, by topic and place or institution. */
export const comparisonFeature: Feature<Parts> = {
  name: 'comparison',
  calls: [calls.getComparisonLanding, calls.compare, listComparisonNotes, noteComparison],
  serve: (register, parts) => {
    const products = new ProductReader({ ...parts, nextTurn });
    const places = new PlaceFacts(parts);
    const groups = new GroupReader({ ...parts, places, instruments: new InstrumentFacts(parts) });
    registerComparisonRoutes(register, {
      landing: new LandingService({ ...parts, products, groups }),
      comparing: new CompareService({ ...parts, products, places, nextTurn }),
      counts: new ComparisonCounts(parts),
      shown: new ShownPlaces(parts),
      notes: new ComparisonNotesService({ ...parts, products }),
    });
  },
};
