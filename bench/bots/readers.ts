/**
 * Readers who search now and then, each with an account of their own:
 * `node bench/bots/readers.ts <port> <readers> <seconds> <data folder>` prints the times of whole pages as JSON.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { getDocument } from '#contract/document.ts';
import { openPeople } from '#server/compose/people.ts';
import { createRandom } from '#tests/support/generate-queries.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { ServerClient } from '../report/ask-server.ts';
import { createPage } from './facet-pages.ts';

/** What the readers found. */
export interface ReadersAnswer {
  readonly milliseconds: readonly number[];
  /** Pages that were not answered. */
  readonly refused: number;
}

/** Milliseconds between two documents that a reader opens (OP-179). */
const READING = 15_000;
/** Milliseconds between two clicks, at least; as much again at random. */
const THINKING = 1_000;

const [port, readers, seconds] = process.argv.slice(2, 5).map(Number) as [number, number, number];
const milliseconds: number[] = [];
let refused = 0;

async function read(number: number, cookie: string, until: number): Promise<void> {
  const client = new ServerClient(port, {
    headers: { ...JSON.parse(cookie), 'user-agent': 'Mozilla/5.0 (X11) Firefox/140.0' },
    connections: 2,
  });
  const random = createRandom(number + 1);
  let openedAt = performance.now() - READING * random();
  for (let turn = 0; performance.now() < until; turn += 1) {
    await pause(THINKING * (1 + random()));
    const started = performance.now();
    const { search, filter } = createPage(number * 1_000 + turn);
    const answers = await Promise.all([client.post(search.path, search.body), client.post(filter.path, filter.body)]);
    milliseconds.push(Math.round((performance.now() - started) * 100) / 100);
    if (answers.some(({ status }) => status !== 200)) refused += 1;
    const hits = listHits(answers[0].bytes);
    const hit = hits[Math.floor(random() * hits.length)];
    if (hit === undefined || performance.now() - openedAt < READING) continue;
    openedAt = performance.now();
    const opened = await client.get(`${getDocument.path}?${new URLSearchParams({ id: hit }).toString()}`);
    if (opened.status !== 200) refused += 1;
  }
  client.close();
}

/** Ids of the documents that a page of results can open. */
function listHits(bytes: Uint8Array): string[] {
  const { hits } = JSON.parse(Buffer.from(bytes).toString()) as {
    readonly hits?: readonly { readonly id: string; readonly isOpen: boolean }[];
  };
  return (hits ?? []).flatMap(({ id, isOpen }) => (isOpen ? [id] : []));
}

async function signInReaders(): Promise<string[]> {
  const people = await openPeople({ dataFolder: process.argv[5] ?? '' });
  try {
    const sessions: string[] = [];
    for (let number = 0; number < readers; number += 1) {
      const username = `reader-${number}`;
      const known = await people.accounts.findAccountByUsername(username);
      if (!known) await people.accounts.createAccount({ username, name: 'R', email: null, institution: 'demo-kapp' });
      sessions.push(JSON.stringify((await signIn(people, username)).headers));
    }
    return sessions;
  } finally {
    people.close();
  }
}

const sessions = await signInReaders();
const until = performance.now() + seconds * 1_000;
await Promise.all(sessions.map((session, number) => read(number, session, until)));
const answer: ReadersAnswer = { milliseconds, refused };
process.stdout.write(JSON.stringify(answer));
