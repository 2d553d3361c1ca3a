/** Whether texts of law of 10,000 provisions hold anybody up: the server's event loop, and the reader's browser. */
import { BenchReport } from '../report/bench-report.ts';
import { readFlags } from '../report/read-flags.ts';
import { importInProcess } from '../report/run-process.ts';
import { withWorkFolder, type WorkFolder } from '../report/work-folder.ts';
import { countProvisions, writeActs, type ActShape } from './generate-act.ts';
import { measureBrowser } from './measure-browser.ts';
import { measureServer } from './measure-server.ts';

const flags = readFlags();
const report = new BenchReport('legislation', flags.isQuick);
await withWorkFolder(measureLegislation);
report.finish();

async function measureLegislation(folder: WorkFolder): Promise<void> {
  const provisions = flags.number('provisions', 10_000, 10_000);
  // One whose every article stands in the contents beside all others, and one that is divided as acts are.
  const shapes: ActShape[] = [
    { id: 'bench-headed', title: 'a flat act', paragraphs: 0, letters: 0, articlesPerChapter: 0 },
    { id: 'bench-divided', title: 'a divided act', paragraphs: 4, letters: 3, articlesPerChapter: 50 },
  ].map((shape) => ({ ...shape, articles: Math.ceil(provisions / (1 + shape.paragraphs + shape.letters)) }));
  for (const shape of shapes) process.stderr.write(`  ${shape.id} has ${countProvisions(shape)} provisions\n`);
  const data = folder.folder('data');
  writeActs(folder.folder('acts'), shapes);
  const { answer } = await importInProcess(folder, data, [folder.folder('acts')]);
  const [refused] = answer.refused;
  if (refused) throw new Error(`${refused.path} was refused: ${refused.reason}`);
  await measureBrowser(report, { data, shapes, repeats: flags.number('repeats', 5, 1) });
  await measureServer(report, { folder, data, shapes, starts: flags.number('starts', 5, 1) });
}
