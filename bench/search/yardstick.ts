import { execFileSync } from 'node:child_process';
import { cpSync, createReadStream, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { QueryNode } from '#domain/query/query-tree.ts';

/** A document of the yardstick's corpus. */
export interface YardstickDocument {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  readonly date: string;
  readonly facets: Readonly<Record<string, string | number | readonly string[]>>;
}

export interface YardstickQuery {
  readonly id: string;
  readonly class: string;
  readonly query: string;
  readonly tree: YardstickTree;
}

type YardstickTree =
  | { readonly word: string }
  | { readonly wildcard: string }
  | { readonly phrase: readonly string[] }
  | { readonly near: readonly [YardstickTree, YardstickTree]; readonly within: number }
  | { readonly and: readonly YardstickTree[] }
  | { readonly or: readonly YardstickTree[] }
  | { readonly not: readonly [YardstickTree, YardstickTree] };

/** The facets that every engine counts. */
export const YARDSTICK_FACETS = [
  'type',
  'jurisdiction',
  'topic',
  'year',
  'source',
  'author',
  'court',
  'language',
  'publisher',
  'access',
];

/** One size of the corpus on disk, and the tool that made it. */
export class Yardstick {
  readonly tool: string;
  readonly corpus: string;

  private constructor(tool: string, corpus: string) {
    this.tool = tool;
    this.corpus = corpus;
  }

  /** Builds the corpus in a folder for temporary files unless it is there; the tool itself may be read-only. */
  static prepare(documents: number): Yardstick {
    const source = resolve(process.env['PANDECT_YARDSTICK'] ?? '../shared/tools/search-yardstick');
    const folder = process.env['PANDECT_YARDSTICK_DATA'] ?? join(tmpdir(), 'pandect-yardstick');
    const tool = join(folder, 'tool');
    const corpus = join(folder, String(documents));
    if (!existsSync(tool)) {
      mkdirSync(folder, { recursive: true });
      cpSync(source, tool, { recursive: true });
    }
    if (!existsSync(join(corpus, 'corpus.json'))) {
      const command = [join(tool, 'corpus'), '--docs', String(documents), '--out', corpus];
      execFileSync('python3', command, { stdio: 'inherit' });
    }
    return new Yardstick(tool, corpus);
  }

  async *documents(): AsyncGenerator<YardstickDocument> {
    for await (const line of createInterface({ input: createReadStream(join(this.corpus, 'docs.jsonl')) })) {
      if (line !== '') yield JSON.parse(line) as YardstickDocument;
    }
  }

  queries(): YardstickQuery[] {
    return JSON.parse(readFileSync(join(this.corpus, 'queries.json'), 'utf8')) as YardstickQuery[];
  }

  about(): { readonly docs: number; readonly fingerprint: string } {
    return JSON.parse(readFileSync(join(this.corpus, 'corpus.json'), 'utf8'));
  }
}

const PLACE = { at: 0, length: 0 };

/** The yardstick's tree as ours. */
export function toQuery(tree: YardstickTree): QueryNode {
  if ('word' in tree) return toWord(tree.word);
  if ('wildcard' in tree) return { kind: 'wildcard', pattern: tree.wildcard, ...PLACE };
  if ('phrase' in tree) return { kind: 'phrase', terms: tree.phrase.map(toWord), ...PLACE };
  if ('near' in tree) {
    return {
      kind: 'near',
      distance: tree.within,
      left: toQuery(tree.near[0]),
      right: toQuery(tree.near[1]),
      ...PLACE,
    };
  }
  if ('and' in tree) return { kind: 'and', children: tree.and.map(toQuery), ...PLACE };
  if ('or' in tree) return { kind: 'or', children: tree.or.map(toQuery), ...PLACE };
  return { kind: 'not', keep: toQuery(tree.not[0]), exclude: toQuery(tree.not[1]), ...PLACE };
}

function toWord(word: string): Extract<QueryNode, { kind: 'word' }> {
  return { kind: 'word', word, exact: false, ...PLACE };
}
