/** How well the first hits are the relevant ones, on three judged sets, beside plain BM25; see `README.md` here. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { OrNode } from '#domain/search/query-tree.ts';
import { tokenizeText } from '#domain/search/tokenize.ts';
import { EngineCore } from '#server/adapters/embedded-search/engine-core.ts';
import type { TextSource } from '#server/ports/text-source.ts';
import { BenchReport } from '../report/bench-report.ts';
import { readFlags } from '../report/read-flags.ts';
import { withWorkFolder } from '../report/work-folder.ts';
import type { JudgedSet } from './judged-search.ts';
import { measureOrder, type OrderMeasures } from './measure-order.ts';
import { PlainBm25 } from './plain-bm25.ts';
import { readOwnSets, readPublishedSet } from './read-judged-sets.ts';
import { buildJudgments, importSamples, unpackJudgments, type SampleLibrary } from './sample-library.ts';
