import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answerTask } from './answer-task.ts';
import { countMemoryKills } from './count-memory-kills.ts';
import { describeEnd } from './describe-end.ts';
import { readAnswer } from './read-answer.ts';

const END = { code: null, by: null, words: '', killedForMemory: false };
const TOO_LARGE = { code: 'download-too-large', status: 413 };

test.each([
  ['the runtime gave up', { by: 'SIGABRT', words: 'FATAL ERROR: Reached heap limit - JavaScript heap out of memory' }],
  ['typesetting found no more', { by: 'SIGABRT', words: 'memory allocation of 805306368 bytes failed' }],
  ['a buffer could not be had', { code: 1, words: 'RangeError: Array buffer allocation failed' }],
  ['the system killed it and counted that', { by: 'SIGKILL', killedForMemory: true }],
] as const)('A process that had no memory left made a file that is too large: %s', (_what, end) => {
  expect(describeEnd({ ...END, ...end })).toMatchObject(TOO_LARGE);
});

test.each([
  { by: 'SIGKILL' },
  { by: 'SIGABRT', words: 'Assertion failed' },
  { by: 'SIGSEGV', killedForMemory: true },
  { by: 'SIGTERM' },
  { code: 7, words: 'Error: a fault' },
  { code: 0 },
] as const)('Any other end says nothing about the file: %j', (end) => {
  expect(describeEnd({ ...END, ...end })).toMatchObject({ name: 'ProcessLost' });
});

test('A value that cannot be made so large is told as too large, any other fault is not', async () => {
  const fail = (error: Error) => ({
    format: 'text' as const,
    list: {
      facts: [],
      columns: [],
      rows: [],
      get title(): string {
        throw error;
      },
    },
  });
  const read = async (error: Error) => readAnswer(await answerTask(fail(error), []));
  await expect(read(new RangeError('Invalid string length'))).rejects.toMatchObject(TOO_LARGE);
  await expect(read(new RangeError('Array buffer allocation failed'))).rejects.toMatchObject(TOO_LARGE);
  await expect(read(new RangeError('Maximum call stack size exceeded'))).rejects.not.toMatchObject(TOO_LARGE);
});

test('What the system ended for want of memory is read where it counts that', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pandect-vmstat-'));
  const path = join(folder, 'vmstat');
  writeFileSync(path, 'nr_free_pages 12\noom_kill 3\ndrop_pagecache 0\n');
  const counted = countMemoryKills(path);
  rmSync(folder, { recursive: true });
  expect([counted, countMemoryKills(path)]).toEqual([3, 0]);
});
