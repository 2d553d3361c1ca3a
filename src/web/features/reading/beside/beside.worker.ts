import { readDrawnWords } from '#domain/versions/block-words.ts';
import { compareRow } from '#domain/versions/compare-row.ts';
import { setBeside, type BesideRow } from '#domain/versions/set-beside.ts';
import { setLanguagesBeside } from '#domain/versions/set-languages-beside.ts';
import type { BesideAnswer, BesideTask, MarkedRow, SentBlock } from './beside-messages.ts';

/** All that is compared unasked takes no longer than this, in milliseconds, from when the texts are there. */
const TIME = 3_000;
/** So long the page waits for news of the words, in milliseconds. */
const BATCH = 100;

/** What is left to do when somebody says so. */
let goOn: (() => void) | undefined;

self.addEventListener('message', ({ data }: MessageEvent<BesideTask>) => {
  try {
    if ('goOn' in data) goOn?.();
    else compare(data.olds, data.news, data.isTranslation);
  } catch (error) {
    send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
});

function send(answer: BesideAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker answers whoever started it.
  self.postMessage(answer);
}

function compare(olds: readonly SentBlock[], news: readonly SentBlock[], isTranslation: boolean): void {
  const until = performance.now() + TIME;
  const rows = isTranslation
    ? setLanguagesBeside(olds, news)
    : setBeside(olds.map(readDrawnWords), news.map(readDrawnWords));
  send({ kind: 'rows', rows });
  const changed = [...rows.keys()].filter((at) => isChanged(rows[at] as BesideRow));
  compareWords({ rows, olds, news }, changed, 0, until);
}

function isChanged({ kind }: BesideRow): boolean {
  return kind === 'changed' || kind === 'split' || kind === 'merged';
}

interface Compared {
  readonly rows: readonly BesideRow[];
  readonly olds: readonly SentBlock[];
  readonly news: readonly SentBlock[];
}

/** Compares the words of the rows `changed` from the one at `from` on; stops when the time is over. */
function compareWords(texts: Compared, changed: readonly number[], from: number, until: number): void {
  const total = changed.length;
  let marked: MarkedRow[] = [];
  let sent = performance.now();
  for (let at = from; at < total; at += 1) {
    const now = performance.now();
    if (now > until) {
      send({ kind: 'words', marked, done: at, total });
      send({ kind: 'paused', left: changed.slice(at) });
      goOn = () => compareWords(texts, changed, at, Number.POSITIVE_INFINITY);
      return;
    }
    if (now - sent > BATCH) {
      send({ kind: 'words', marked, done: at, total });
      [marked, sent] = [[], now];
    }
    marked.push({ row: changed[at] as number, ...compareOne(texts, changed[at] as number) });
  }
  send({ kind: 'words', marked, done: total, total });
}

function compareOne({ rows, olds, news }: Compared, row: number) {
  return compareRow(
    rows[row] as BesideRow,
    (block) => olds[block]?.text ?? '',
    (block) => news[block]?.text ?? '',
  );
}
