import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EDITION_IDS } from '#domain/edition/edition.ts';
import type { Config } from './config.ts';
import { addReports, EMPTY_REPORT, type ImportReport } from './features/importing/import-report.ts';
import { openWriter } from './open-library.ts';
import { createProgressBar } from './progress-bar.ts';
import { PRODUCT } from './product.ts';

/**
 * Brings the demo library in, one folder for each edition; what is there already is skipped, so that a second start
 * costs only the look. A removed demo library stays removed until it is asked for by `force`.
 */
export async function loadDemoLibrary(
  config: Config,
  signal: AbortSignal,
  options: { readonly force?: boolean } = {},
): Promise<ImportReport> {
  const writer = await openWriter(config);
  let report = EMPTY_REPORT;
  try {
    if (!options.force && writer.hasDemo()) return report;
    for (const edition of EDITION_IDS) {
      const folder = join(PRODUCT.demoFolder, edition.toLowerCase());
      if (!existsSync(folder) || signal.aborted) continue;
      const bar = createProgressBar(`Loading the demo library, ${edition}`);
      const result = await writer.importing.run({
        roots: [folder],
        editions: [edition],
        format: 'auto',
        dryRun: false,
        maxFileBytes: config.maxFileBytes,
        demo: true,
        onProgress: bar.update,
        signal,
      });
      bar.end();
      report = addReports(report, result);
    }
  } finally {
    writer.close();
  }
  for (const { path, line, reason } of report.refused) process.stderr.write(`${path}:${line}: ${reason}\n`);
  return report;
}
