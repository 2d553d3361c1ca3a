import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { TemporaryLibrary } from './temporary-library.ts';

const FIXTURE = join(import.meta.dirname, '../fixtures/data-folder-0.1');

/** The files of the data folder that release 0.1 left behind. */
export const FIXTURE_DATABASES = ['library.db', 'people.db'] as const;
export type FixtureDatabase = (typeof FIXTURE_DATABASES)[number];

/** A call that release 0.1 was asked, by whom and where, and what it answered. */
export interface FormerAnswer {
  readonly what: string;
  /** Name of a reader; a stranger's browser where there is none. */
  readonly as?: string;
  readonly host: string;
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly payload?: object;
  readonly status: number;
  /** As `readAnswer` reads it. */
  readonly answer: unknown;
}

/** What a reader and an operator saw in release 0.1; `tests/fixtures/data-folder-0.1/README.md` says how it was asked. */
export interface FormerRelease {
  /** Instant at which it was asked. */
  readonly clock: string;
  readonly rows: Readonly<Record<FixtureDatabase, Readonly<Record<string, number>>>>;
  readonly password: string;
  readonly readers: Readonly<
    Record<string, { readonly headers: Readonly<Record<string, string>>; readonly remoteAddress: string }>
  >;
  readonly kept: readonly FormerAnswer[];
  readonly documents: readonly FormerAnswer[];
  readonly searches: readonly FormerAnswer[];
  readonly others: readonly FormerAnswer[];
  /** Commands with the JSON that they printed. */
  readonly commands: readonly { readonly args: readonly string[]; readonly printed: unknown }[];
}

/** What the release that made the fixture answered. */
export function readFormerRelease(): FormerRelease {
  return JSON.parse(readFileSync(join(FIXTURE, 'expected.json'), 'utf8')) as FormerRelease;
}

/** A temporary library over the data folder that release 0.1 left behind, as it was packed. */
export function openFixtureFolder(): TemporaryLibrary {
  const temporary = new TemporaryLibrary();
  const { dataFolder } = temporary.config;
  mkdirSync(dataFolder);
  for (const name of FIXTURE_DATABASES) {
    writeFileSync(join(dataFolder, name), brotliDecompressSync(readFileSync(join(FIXTURE, `${name}.br`))));
  }
  return temporary;
}
