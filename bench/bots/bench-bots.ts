/** What readers notice of a client that walks through facet pages without pause: nothing, for it meets its own budget. */
import { generateCorpus } from '../import/generate-corpus.ts';
import { BenchReport } from '../report/bench-report.ts';
import { readFlags } from '../report/read-flags.ts';
import { importInProcess, runProcess } from '../report/run-process.ts';
import { startServerProcess } from '../report/server-process.ts';
import { summarize, type Summary } from '../report/summarize.ts';
import { withWorkFolder, type WorkFolder } from '../report/work-folder.ts';
import type { BotAnswer } from './bot.ts';
import type { ReadersAnswer } from './readers.ts';

/** As an operator has it who sets nothing; all clients here come from one address, which has no limit. */
const BUDGETS = {
  PANDECT_LIMIT_ACCOUNT: '1200',
  PANDECT_LIMIT_SEARCH: '240',
  PANDECT_SEARCHES_AT_ONCE: '4',
  PANDECT_READING_10_MINUTES: '60',
  PANDECT_READING_DAY: '500',
};
const RATIO_GOAL = { is: 'at most', value: 1.5 } as const;

const flags = readFlags();
const report = new BenchReport('bots', flags.isQuick);
const sizes = {
  readers: flags.number('readers', 8, 4),
  connections: flags.number('connections', 16, 16),
  seconds: flags.number('seconds', 60, 8),
  documents: flags.number('documents', 20_000, 1_000),
};
await withWorkFolder(measureBots);
report.finish();

async function measureBots(folder: WorkFolder): Promise<void> {
  const data = folder.folder('data');
  const file = folder.file('corpus.jsonl');
  generateCorpus(file, sizes.documents);
  await importInProcess(folder, data, [file]);
  const alone = await measure(folder, data, BUDGETS, false);
  const budgeted = await measure(folder, data, BUDGETS, true);
  const open = await measure(folder, data, {}, true);
  const what = `${sizes.readers} readers who click every one to two seconds, ${sizes.documents} documents and the demo library`;
  report.add({ name: 'a page for readers alone, 95th percentile', unit: 'ms', ...readP95(alone.readers), note: what });
  report.add({
    name: 'the same beside a client that walks facet pages',
    unit: 'ms',
    ...readP95(budgeted.readers),
    peer: { name: 'ms alone', value: readP95(alone.readers).value },
    goal: RATIO_GOAL,
    goalOf: 'ratio',
    note: `${sizes.connections} connections; it was answered ${describe(budgeted.bot)}`,
  });
  report.add({
    name: 'the same without a budget for it',
    unit: 'ms',
    ...readP95(open.readers),
    peer: { name: 'ms alone', value: readP95(alone.readers).value },
    note: `it was answered ${describe(open.bot)}`,
  });
  report.add({
    name: 'pages refused to readers beside it',
    unit: 'pages',
    value: budgeted.refused,
    goal: { is: 'at most', value: 0 },
  });
}

interface Measured {
  readonly readers: Summary;
  readonly refused: number;
  readonly bot: BotAnswer;
}

/** Readers, with or without the bot, on a server of their own. */
async function measure(
  folder: WorkFolder,
  data: string,
  environment: Readonly<Record<string, string>>,
  hasBot: boolean,
): Promise<Measured> {
  const server = await startServerProcess(data, environment);
  const run = async (script: string, clients: number) => {
    const args = [...[server.port, clients, sizes.seconds].map(String), data];
    const { code, output, errors } = await runProcess(folder, script, args);
    if (code !== 0) throw new Error(`${script} ended with ${code}: ${errors}`);
    return JSON.parse(output) as unknown;
  };
  try {
    const [readers, bot] = await Promise.all([
      run('bench/bots/readers.ts', sizes.readers) as Promise<ReadersAnswer>,
      hasBot ? (run('bench/bots/bot.ts', sizes.connections) as Promise<BotAnswer>) : {},
    ]);
    return { readers: summarize(readers.milliseconds), refused: readers.refused, bot };
  } finally {
    await server.stop();
  }
}

function readP95({ p95, p99, most, samples }: Summary) {
  return { value: p95, p99, most, samples };
}

function describe(bot: BotAnswer): string {
  return Object.entries(bot)
    .map(([status, times]) => `${times} × ${status}`)
    .join(', ');
}
