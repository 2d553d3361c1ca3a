/** How fast a slow browser draws 120 long answers side by side, and whether they hold its reader up. */
import { BenchReport } from '../report/bench-report.ts';
import { readFlags } from '../report/read-flags.ts';
import { importInProcess } from '../report/run-process.ts';
import { startServerProcess } from '../report/server-process.ts';
import { withWorkFolder, type WorkFolder } from '../report/work-folder.ts';
import { bodyOf, COMPARED, LONG, writeProduct } from './comparison-library.ts';
import { measureBrowser } from './measure-browser.ts';

const flags = readFlags();
const report = new BenchReport('comparing', flags.isQuick);
await withWorkFolder(measureComparing);
report.finish();

async function measureComparing(folder: WorkFolder): Promise<void> {
  const data = folder.folder('data');
  const source = folder.folder('source');
  writeProduct(source, LONG, { ...COMPARED, words: flags.number('words', 400, 100) });
  const { answer } = await importInProcess(folder, data, [source]);
  if (answer.imported !== COMPARED.places + 1) throw new Error(`${answer.imported} records were imported`);
  const { TopicIds, JurisDictions } = bodyOf(LONG, COMPARED);
  const path = `/compare-jurisdictions/${LONG}?topics=${TopicIds.join()}&places=${JurisDictions.join()}`;
  const server = await startServerProcess(data, { PANDECT_DEMO: 'off' });
  try {
    const repeats = flags.number('repeats', 5, 1);
    await measureBrowser(report, { data, port: server.port, path, columns: COMPARED.places, repeats });
  } finally {
    await server.stop();
  }
}
