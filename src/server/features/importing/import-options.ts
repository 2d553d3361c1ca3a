import type { EditionId } from '#domain/edition/edition.ts';
import type { ImportFormat } from '#importers/importer.ts';
import type { ImportProgress } from './import-report.ts';

/** What is imported, and how. */
export interface ImportOptions {
  readonly roots: readonly string[];
  /** Added to what each source names itself. */
  readonly editions: readonly EditionId[];
  readonly format: 'auto' | ImportFormat;
  /** Read and check everything, keep nothing. */
  readonly dryRun: boolean;
  readonly maxFileBytes: number;
  readonly demo: boolean;
  readonly onProgress: (progress: ImportProgress) => void;
  /** Stops after the record at hand; what was committed stays. */
  readonly signal: AbortSignal;
}
