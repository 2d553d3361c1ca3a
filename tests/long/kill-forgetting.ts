import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getDocument } from '#contract/document.ts';
import { PRODUCT } from '#server/compose/product.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { filesWith } from '#tests/support/files-with.ts';
import { createRandom } from '#tests/support/generate-queries.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';
import { FORMER_TEXT, FORMER_TITLE, GONE_TITLE, makeTraces, readTraces } from './forgotten-traces.ts';
import { findHalfStored, readLibraryState } from './library-state.ts';
import type { LongCheck, LongFindings, LongOptions } from './long-check.ts';

/** What is taken away, and the words of which nothing may be left. */
const COMMANDS = [
  { args: ['act', '--version', '1', '--title'], words: [FORMER_TEXT, FORMER_TITLE] },
  { args: ['gone', '--title'], words: [GONE_TITLE] },
] as const;
/** A command that was killed so often is let come to its end. */
const MOST_KILLS = 3;

/** `pandect forget`, killed at random moments beside a server: asked again, it leaves nothing of the words and loses nothing else. */
export const killForgettingCheck: LongCheck = {
  name: 'killed forgetting',
  run: (options) => killForgetting({ kills: options.isQuick ? 4 : 60, traces: options.isQuick ? 500 : 5_000 }, options),
};

export async function killForgetting(
  sizes: { readonly kills: number; readonly traces: number },
  { seed, say }: Pick<LongOptions, 'seed' | 'say'>,
): Promise<LongFindings> {
  const folder = mkdtempSync(join(tmpdir(), 'pandect-kill-forgetting-'));
  const random = createRandom(seed);
  const failures: string[] = [];
  let [kills, rounds, answers] = [0, 0, 0];
  try {
    const start = join(folder, 'start');
    await makeTraces(start, sizes.traces);
    const wanted = { traces: await readTraces(start, true), library: JSON.stringify(await readLibraryState(start)) };
    // The last that came to its end says how long it takes.
    let milliseconds = 0;
    while (kills < sizes.kills) {
      const data = join(folder, `round-${(rounds += 1)}`);
      cpSync(start, data, { recursive: true });
      const round = new Round(data);
      await round.open();
      for (const { args } of COMMANDS) {
        const most = milliseconds === 0 ? 0 : MOST_KILLS;
        for (let times = 0; times < most && kills < sizes.kills; times += 1) {
          const isKilled = await round.forget(args, Math.round(milliseconds * (0.1 + 0.9 * random())));
          if (!isKilled) break;
          kills += 1;
        }
        const began = performance.now();
        await round.forget(args);
        milliseconds = performance.now() - began;
      }
      answers += round.answers;
      failures.push(...(await round.end(wanted)).map((problem) => `round ${rounds}, after kill ${kills}: ${problem}`));
      rmSync(data, { recursive: true, force: true });
      say(`${kills} kills, ${failures.length} failures`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { counts: { kills, rounds, answers }, failures };
}

/** What is to be there in the end. */
interface Wanted {
  readonly traces: ReadonlySet<string>;
  readonly library: string;
}

/** A library of its own with a server that readers ask all the time. */
class Round {
  readonly #data: string;
  readonly #server: TestServer;
  readonly #problems: string[] = [];
  /** What was answered last: what is gone does not come back. */
  readonly #isGone = { act: false, gone: false };
  answers = 0;

  constructor(data: string) {
    this.#data = data;
    this.#server = new TestServer(new TemporaryLibrary({ PANDECT_DATA: data }));
  }

  open(): Promise<void> {
    return this.#server.open();
  }

  /** Answers whether it was killed; without a time it comes to its end. */
  async forget(args: readonly string[], after?: number): Promise<boolean> {
    const child = spawn(process.execPath, [join(PRODUCT.root, 'src/cli/main.ts'), 'forget', ...args], {
      env: { ...process.env, PANDECT_DATA: this.#data },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    const ended = once(child, 'close');
    const timer = after === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), after);
    while (child.exitCode === null && child.signalCode === null) {
      await this.#ask();
      await wait(100);
    }
    clearTimeout(timer);
    const [code, signal] = (await ended) as [number | null, NodeJS.Signals | null];
    if (signal === null && code !== 0) this.#problems.push(`${args.join(' ')} ended with ${code}: ${errors}`);
    return signal !== null;
  }

  async #ask(): Promise<void> {
    this.answers += 1;
    const former = await this.#server.send(getDocument, { query: { id: 'act', version: 1 } });
    const hasText = former.statusCode === 200 && former.body.includes(FORMER_TEXT);
    this.#note('act', hasText, former.body.includes('version-forgotten'), former.body);
    const gone = await this.#server.send(getDocument, { query: { id: 'gone' } });
    this.#note('gone', gone.body.includes(GONE_TITLE), gone.body.includes('Title removed'), gone.body);
    const { content } = await this.#server.call(getDocument, { query: { id: 'act', version: 2 } });
    const { hits } = await this.#server.search({ q: 'quay' });
    if (!content?.includes('The middle.') || hits.length !== 1) this.#problems.push('what stays was not answered');
  }

  #note(of: 'act' | 'gone', isThere: boolean, isGone: boolean, body: string): void {
    if (isThere === isGone || (this.#isGone[of] && isThere)) this.#problems.push(`${of}: ${body.slice(0, 200)}`);
    this.#isGone[of] ||= isGone;
  }

  /** What is wrong once both commands came to their end. */
  async end({ traces, library }: Wanted): Promise<string[]> {
    await this.#server.close();
    const files = COMMANDS.flatMap(({ words }) => words.flatMap((word) => filesWith(this.#data, word)));
    const problems = [...new Set(this.#problems), ...files.map((path) => `words are left in ${path}`)];
    problems.push(...(await findHalfStored(this.#data)));
    const left = await readTraces(this.#data);
    problems.push(...[...traces.difference(left)].slice(0, 5).map((line) => `not there any more: ${line}`));
    const state = JSON.stringify(await readLibraryState(this.#data));
    if (state !== library) problems.push('documents or searches differ');
    return problems;
  }
}
