import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_COPIES } from './make-once.ts';

/** Gives the tests of one run a folder for demo libraries, all projects the same, and takes it away after the last. */
export default function shareDemoCopies(): (() => void) | undefined {
  if (process.env[DEMO_COPIES] !== undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'pandect-demo-copies-'));
  process.env[DEMO_COPIES] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
