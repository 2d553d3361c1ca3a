/** An import that reads files in its own process, as it was before decision 0063: `node bench/cage/import-inside.ts <path>`. */
import { IMPORTERS } from '#server/compose/importers.ts';
import { openSource } from '#server/compose/open-source.ts';
import { openWriter } from '#server/compose/writer.ts';
import { readConfig } from '#server/config/config.ts';
import { createInlineReader } from '#server/ports/file-reader.test-support.ts';

const config = readConfig(process.env);
const writer = await openWriter(config, createInlineReader(IMPORTERS, openSource));
const report = await writer.importing.run({
  roots: process.argv.slice(2),
  editions: ['KA'],
  format: 'auto',
  dryRun: false,
  maxFileBytes: config.maxFileBytes,
  demo: false,
  onProgress: () => undefined,
  signal: new AbortController().signal,
});
await writer.close();
process.stdout.write(JSON.stringify(report));
