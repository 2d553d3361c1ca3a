import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPeople, type OpenPeople } from '#server/compose/people.ts';
import { createRandom } from '#tests/support/generate-queries.ts';
import type { LongFindings } from './long-check.ts';

/** A program that writes into a data folder in rounds of steps and says each once it is acknowledged, and what is to be there then. */
export interface KilledWriter {
  readonly account: string;
  /** Beside this file. */
  readonly program: string;
  /** Steps of a round; after the last, nothing is there. */
  readonly steps: number;
  /** Rounds that a killed program may begin, each with names of its own. */
  readonly describe: (round: number, step: number) => string;
  readonly read: (people: OpenPeople) => Promise<string>;
}

/** Round and step of each acknowledged step, in their order. */
type Step = readonly [round: number, step: number];

/** Kills a process that writes, again and again over the same store, and looks at what is there. */
export async function killWriter(writer: KilledWriter, kills: number, seed: number): Promise<LongFindings> {
  const folder = mkdtempSync(join(tmpdir(), 'pandect-kill-desk-'));
  const random = createRandom(seed);
  const failures: string[] = [];
  let acknowledged = 0;
  try {
    await createAccount(folder, writer.account);
    for (let kill = 0; kill < kills; kill += 1) {
      const first = 1000 * kill;
      const steps = await writeUntilKilled(
        folder,
        writer.program,
        first,
        1 + Math.floor((2 * writer.steps + 1) * random()),
      );
      acknowledged += steps.length;
      const fault = await findFault(folder, writer, steps.at(-1) ?? [first, 0]);
      if (fault !== undefined) failures.push(`kill ${kill}: ${fault}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { counts: { kills, acknowledged }, failures };
}

async function createAccount(dataFolder: string, id: string): Promise<void> {
  const people = await openPeople({ dataFolder });
  const rest = { accountNo: 'A-1', email: null, institution: null, demo: false };
  await people.accounts.saveAccount({ id, username: id, name: id, ...rest });
  people.close();
}

/** Lets a process write until it has acknowledged so many steps, and kills it in the middle of what follows. */
async function writeUntilKilled(folder: string, program: string, first: number, count: number): Promise<Step[]> {
  const args = [join(import.meta.dirname, program), folder, String(first)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const steps: Step[] = [];
  let text = '';
  for await (const written of child.stdout.setEncoding('utf8')) {
    const lines = (text + String(written)).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) {
      const [round = 0, step = 0] = line.split(' ').map(Number);
      steps.push([round, step]);
    }
    if (steps.length >= count) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return steps;
}

/** What is not as the last acknowledged step, or the whole of the next, left it; clears the desk for the next writer. */
async function findFault(dataFolder: string, writer: KilledWriter, [round, step]: Step): Promise<string | undefined> {
  const people = await openPeople({ dataFolder });
  try {
    const found = await writer.read(people);
    await people.personal.forget(writer.account, new Date().toISOString());
    const next = step === writer.steps ? writer.describe(round + 1, 1) : writer.describe(round, step + 1);
    if (found === writer.describe(round, step) || found === next) return undefined;
    return `after step ${step} of round ${round} there was ${found}`;
  } finally {
    people.close();
  }
}
