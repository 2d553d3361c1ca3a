import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_COPIES } from './demo-copies.ts';

/** Gives the tests of one run a folder for demo libraries, and takes it away after the last of them. */
export default function shareDemoCopies(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'pandect-demo-copies-'));
  process.env[DEMO_COPIES] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
