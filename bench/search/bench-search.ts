/** The embedded engine on the yardstick's corpus, and its ranking on real judgments; `--quick` takes the small corpus. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const documents = process.argv.includes('--quick') ? '5000' : '100000';
const scripts = [['run.ts', '--docs', documents], ['ranking.ts']] as const;

for (const [script, ...flags] of scripts) {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, script), ...flags], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
