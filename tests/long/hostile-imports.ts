import { HOSTILE_FILES } from '#tests/support/hostile-files/list-hostile-files.ts';
import { runWatched } from '#tests/support/run-watched.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';
import type { LongCheck, LongFindings, LongOptions } from './long-check.ts';

/** A process that reads files has 512 MB, and is looked at every 40 ms. */
const MOST_MEMORY = 768;

/** Files that take a reader to its bounds of time and memory, each imported alone beside a good one. */
export const hostileImportsCheck: LongCheck = { name: 'hostile imports', run: importHeavyFiles };

async function importHeavyFiles({ isQuick, say }: LongOptions): Promise<LongFindings> {
  const failures: string[] = [];
  const files = HOSTILE_FILES.filter(({ isHeavy }) => isHeavy === true).slice(0, isQuick ? 1 : undefined);
  for (const { path, bytes, expected } of files) {
    const library = new TemporaryLibrary();
    library.write(path, bytes());
    library.write('zz-good.html', '<title>Good</title><p>A harmless page.</p>');
    const imported = ['import', library.files, '--edition', 'KA'];
    const { out, signal, largest, own } = await runWatched(library.config.dataFolder, imported).result;
    say(`${path}: ${largest.toFixed(0)} MB to read it, ${own.toFixed(0)} MB to import it; ${out.split('\n')[0]}`);
    const said = out.split('\n').find((line) => line.startsWith(`refused ${path}`)) ?? '';
    if (signal !== null) failures.push(`${path}: the import ended by ${signal}`);
    if (expected === 'read' ? said !== '' : !expected.test(said)) failures.push(`${path}: ${said || 'was read'}`);
    if (!/[1-9]\d* imported/u.test(out)) failures.push(`${path}: the good file beside it did not arrive: ${out}`);
    if (largest > MOST_MEMORY) failures.push(`${path}: reading it took ${largest.toFixed(0)} MB`);
    library.dispose();
  }
  return { counts: { files: files.length }, failures };
}
