import { EDITION_IDS } from '#domain/edition/edition.ts';
import type { Config } from '#server/config/config.ts';
import { addReports, EMPTY_REPORT, type ImportReport } from '#server/features/importing/import-report.ts';
import { digestDemo } from './digest-demo.ts';
import { IMPORTERS } from './importers.ts';
import { listDemoFolders, listWithdrawnIds } from './list-demo-folders.ts';
import { openWriter, type OpenWriter } from './writer.ts';
import { createProgressBar } from './progress-bar.ts';
import type { DemoState } from '#server/ports/content-writer.ts';
import { PRODUCT } from './product.ts';

/**
 * Brings the demo library in, edition by edition, former texts before those that replaced them; an interrupted load goes on at the next start, and an older
 * one is brought up to date. Once loaded, or removed again, it is left alone until it is asked for by `force`.
 */
export async function loadDemoLibrary(
  config: Config,
  signal: AbortSignal,
  options: { readonly force?: boolean } = {},
): Promise<ImportReport> {
  const writer = await openWriter(config);
  let report = EMPTY_REPORT;
  try {
    const loaded: DemoState = `loaded ${digestDemo(PRODUCT.demoFolder, IMPORTERS)}`;
    const state = await writer.writer.readDemoState();
    if (!options.force && (state === 'removed' || state === loaded)) return report;
    for (const edition of EDITION_IDS) {
      for (const folder of await listDemoFolders(PRODUCT.demoFolder, edition.toLowerCase(), writer.writer)) {
        if (signal.aborted) break;
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
    }
    if (!signal.aborted) await withdraw(writer);
    if (!signal.aborted) await writer.writer.writeDemoState(loaded);
  } finally {
    await writer.close();
  }
  for (const { path, line, reason } of report.refused) process.stderr.write(`${path}:${line}: ${reason}\n`);
  return report;
}

/** What has been in the library and is there no more: desks still know of it (SR-218). */
async function withdraw({ writer }: OpenWriter): Promise<void> {
  await writer.open();
  try {
    await writer.remove(listWithdrawnIds(PRODUCT.demoFolder));
  } finally {
    await writer.close();
  }
}

/** Whether an operator took the demo library out: then its accounts stay out too. */
export async function isDemoRemoved(config: Config): Promise<boolean> {
  const { writer, close } = await openWriter(config);
  try {
    return (await writer.readDemoState()) === 'removed';
  } finally {
    await close();
  }
}
