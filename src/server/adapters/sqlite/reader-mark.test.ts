import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ReaderMark } from './reader-mark.ts';

describe('the mark of readers', () => {
  let folder: string;
  let path: string;
  let writer: ReaderMark;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pandect-readers-'));
    path = join(folder, 'library.readers');
    writer = new ReaderMark(path);
  });
  afterEach(() => {
    writer.close();
    rmSync(folder, { recursive: true });
  });

  it('is there as long as one of them reads', () => {
    expect(writer.isHeld()).toBe(false);
    const [one, other] = [new ReaderMark(path), new ReaderMark(path)];
    expect(writer.isHeld()).toBe(false);
    one.hold();
    other.hold();
    expect(writer.isHeld()).toBe(true);
    one.close();
    expect(writer.isHeld()).toBe(true);
    other.close();
    expect(writer.isHeld()).toBe(false);
    expect(writer.isHeld()).toBe(false);
  });

  it('goes with the process that reads, by whatever death', async () => {
    const program = `
      const { ReaderMark } = await import(${JSON.stringify(join(import.meta.dirname, 'reader-mark.ts'))});
      new ReaderMark(${JSON.stringify(path)}).hold();
      process.stdout.write('reads');
      setInterval(() => {}, 1000);`;
    const args = ['--input-type=module', '--eval', program];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    expect(writer.isHeld()).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(writer.isHeld()).toBe(false);
  });
});
