import type { TextSource } from '#server/ports/text-source.ts';
import type { SegmentSource } from '../index/segment-files.ts';

/** What an engine searches. Each thread opens its own. */
export interface EngineStorage {
  readonly segments: SegmentSource;
  readonly texts: TextSource;
  close(): void;
}

/** Opens it by the name that the engine was given: a path, an address. */
export type OpenStorage = (name: string) => EngineStorage;
