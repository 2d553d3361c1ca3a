import { EDITION_IDS, type EditionId } from '#domain/edition/edition.ts';
import type { Config } from '#server/config/config.ts';
import { addReports, EMPTY_REPORT, type ImportReport } from '#server/features/importing/import-report.ts';
import { digestDemo } from './digest-demo.ts';
import { IMPORTERS } from './importers.ts';
import { listDemoFolders, listWithdrawn } from './list-demo-folders.ts';
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
    // What was withdrawn once stays so, whatever later loads bring.
    const isNew = state === 'absent' || state === 'removed';
    const withdrawn: string[] = [];
    for (const edition of EDITION_IDS) {
      const name = edition.toLowerCase();
      const gone = isNew ? listWithdrawn(PRODUCT.demoFolder, name) : { folders: [], ids: [] };
      withdrawn.push(...gone.ids);
      const held = await listDemoFolders(PRODUCT.demoFolder, name, writer.writer);
      for (const folder of [...gone.folders, ...held]) {
        if (signal.aborted) break;
        report = addReports(report, await importFolder(writer, folder, edition, { config, signal }));
      }
    }
    if (!signal.aborted) await withdraw(writer, withdrawn);
    if (!signal.aborted) await writer.writer.writeDemoState(loaded);
  } finally {
    await writer.close();
  }
  for (const { path, line, reason } of report.refused) process.stderr.write(`${path}:${line}: ${reason}\n`);
  return report;
}

async function importFolder(
  { importing }: OpenWriter,
  folder: string,
  edition: EditionId,
  { config, signal }: { readonly config: Config; readonly signal: AbortSignal },
): Promise<ImportReport> {
  const bar = createProgressBar(`Loading the demo library, ${edition}`);
  const report = await importing.run({
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
  return report;
}

/** What has been in the library and is there no more: desks still know of it (SR-218). */
async function withdraw({ writer }: OpenWriter, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await writer.open();
  try {
    await writer.remove(ids);
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
