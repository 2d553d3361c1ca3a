import { existsSync } from 'node:fs';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { EDITION_IDS, type EditionId } from '#domain/edition/edition.ts';
import { IMPORT_FORMATS, type ImportFormat } from '#importers/importer.ts';
import type { ImportReport } from '#server/features/importing/import-report.ts';
import type { FileReader } from '#server/ports/file-reader.ts';
import { createProgressBar } from '#server/compose/progress-bar.ts';
import type { CommandContext } from './command-context.ts';
import { describeImport } from './describe-import.ts';

interface ImportFlags {
  readonly edition: readonly EditionId[];
  readonly format: 'auto' | ImportFormat;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** `pandect import <path>…` */
export function addImportCommand(program: Command, context: CommandContext): void {
  program
    .command('import')
    .description('Import files and folders. Unchanged files are skipped; an interrupted import goes on when run again.')
    .argument('<path...>', 'files or folders')
    .addOption(
      new Option('--edition <edition>', 'edition the documents belong to, beside those a source names; may be repeated')
        .choices(EDITION_IDS)
        .default([])
        .argParser((value: string, former: readonly string[]) => [...former, checkEdition(value)]),
    )
    .addOption(
      new Option('--format <format>', 'how to read the files').choices(['auto', ...IMPORT_FORMATS]).default('auto'),
    )
    .option('--dry-run', 'read and check everything, keep nothing')
    .option('--json', 'print the report as one JSON value')
    .action((paths: string[], flags: ImportFlags) => runImport(paths, flags, context));
}

async function runImport(paths: string[], flags: ImportFlags, context: CommandContext): Promise<void> {
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length > 0) {
    context.warn(`There is no such file or folder: ${missing.join(', ')}`);
    context.exit(2);
    return;
  }
  const { openFileReader } = await import('#server/compose/file-reader.ts');
  const reader = openFileReader();
  // It loads what it reads with while the library is opened.
  reader.prepare();
  try {
    await importFiles(paths, flags, context, reader);
  } finally {
    await reader.close();
  }
}

async function importFiles(
  paths: string[],
  flags: ImportFlags,
  context: CommandContext,
  reader: FileReader,
): Promise<void> {
  const { openWriter } = await import('#server/compose/writer.ts');
  const writer = await openWriter(context.config, reader);
  const bar = createProgressBar('Importing');
  try {
    const report = await writer.importing.run({
      roots: paths,
      editions: flags.edition,
      format: flags.format,
      dryRun: flags.dryRun ?? false,
      maxFileBytes: context.config.maxFileBytes,
      demo: false,
      onProgress: bar.update,
      signal: context.signal,
    });
    bar.end();
    if (flags.json) context.print(JSON.stringify(presentReport(report)));
    else context.print(describeImport(report, flags.dryRun ?? false));
    if (report.refused.length > 0) context.exit(1);
  } finally {
    await writer.close();
  }
}

function presentReport({ interrupted: _interrupted, ...report }: ImportReport) {
  return report;
}

function checkEdition(value: string): string {
  if ((EDITION_IDS as readonly string[]).includes(value)) return value;
  throw new InvalidArgumentError(`It must be one of ${EDITION_IDS.join(', ')}.`);
}
