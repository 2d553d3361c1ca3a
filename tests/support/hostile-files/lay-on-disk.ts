import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { dirname, join } from 'node:path';

/** What of a folder is no plain file, and why it is refused; undefined where it has to be read. */
export interface LaidEntry {
  readonly path: string;
  readonly expected: 'read' | RegExp;
}

const NO_FILE = /no file, but a pipe, a socket or a device/u;
const LEADS_OUT = /leads out of the folder/u;

/** Lays links, pipes, devices and the like below a folder: what no bytes can show. */
export function layOnDisk(folder: string): LaidEntry[] {
  const at = (name: string) => join(folder, 'disk', name);
  mkdirSync(at('inside'), { recursive: true });
  writeFileSync(at('inside/page.html'), '<title>Linked</title><p>The seat of the linked page is Lisbon.</p>');
  const links: readonly (readonly [name: string, target: string, expected: LaidEntry['expected']])[] = [
    ['passwd.txt', '/etc/passwd', LEADS_OUT],
    ['passwd-by-steps.txt', '../'.repeat(40) + 'etc/passwd', LEADS_OUT],
    ['passwd-by-two-links.txt', 'passwd.txt', LEADS_OUT],
    ['zeros.html', '/dev/zero', NO_FILE],
    ['random.pdf', '/dev/urandom', NO_FILE],
    ['keyboard.md', '/dev/stdin', /no file, but a pipe|leads out|leads nowhere/u],
    ['process.txt', '/proc/self/environ', LEADS_OUT],
    ['itself.html', 'itself.html', /link leads nowhere|in a circle/u],
    ['one.html', 'two.html', /link leads nowhere|in a circle/u],
    ['two.html', 'one.html', /link leads nowhere|in a circle/u],
    ['nowhere.html', 'not-there.html', /link leads nowhere/u],
    ['up', '..', /link to a folder/u],
    ['root', '/', /link to a folder/u],
    ['within.html', 'inside/page.html', 'read'],
  ];
  for (const [name, target] of links) symlinkSync(target, at(name));
  execFileSync('mkfifo', [at('pipe.html'), at('pipe.jsonl')]);
  return [
    ...links.map(([name, , expected]) => ({ path: `disk/${name}`, expected })),
    { path: 'disk/pipe.html', expected: NO_FILE },
    { path: 'disk/pipe.jsonl', expected: NO_FILE },
    { path: 'disk/inside/page.html', expected: 'read' },
    ...layDeepFolders(folder),
    ...layOddName(folder),
    ...layBesideLinks(folder),
  ];
}

/** Folders in folders beyond the length that a path may have: two that may still be named, one put into the other. */
function layDeepFolders(folder: string): LaidEntry[] {
  const names = Array.from({ length: 15 }, () => 'd'.repeat(200));
  const [outer, inner] = [join(folder, 'deep', ...names), join(folder, 'inner')];
  mkdirSync(outer, { recursive: true });
  mkdirSync(join(inner, ...names), { recursive: true });
  renameSync(inner, join(outer, 'inner'));
  return [{ path: 'deep', expected: /path is too long/u }];
}

/** Removes what was laid: only this command knows folders whose paths are too long. */
export function removeLaid(folder: string): void {
  execFileSync('rm', ['-rf', join(folder, 'deep')]);
}

/** A name that is no text. */
function layOddName(folder: string): LaidEntry[] {
  writeFileSync(
    Buffer.concat([Buffer.from(`${join(folder, 'disk')}/odd`), Buffer.from([0xff, 0xfe]), Buffer.from('.html')]),
    '<p>w</p>',
  );
  return [{ path: 'disk/odd\ufffd\ufffd.html', expected: /its name is not UTF-8/u }];
}

/** Files that belong to others are links out of the folder. */
function layBesideLinks(folder: string): LaidEntry[] {
  const at = (name: string) => join(folder, 'beside', name);
  mkdirSync(at('owner.files'), { recursive: true });
  const front = (id: string, more = '') =>
    `---\nid: ${id}\ntitle: Of ${id}\ntype: Template\n${more}---\n\nThe seat is Lisbon.\n`;
  writeFileSync(at('owner.md'), front('hostile-owner'));
  symlinkSync('/etc/passwd', at('owner.files/passwd.docx'));
  writeFileSync(at('link-owner.md'), front('hostile-link-owner', 'files: [passwd]\n'));
  symlinkSync('/etc', at('link-owner.files'));
  writeFileSync(at('rows.csv'), 'a,b\n1,2\n');
  writeFileSync(
    at('rows.mapping.yaml'),
    'name: rows\nkey: [a]\nfields: { title: "{a}", type: Award }\ncompanion: { file: people.csv, on: [a, a] }\n',
  );
  symlinkSync('/etc/passwd', at('people.csv'));
  return [
    { path: 'beside/owner.md', expected: /“passwd\.docx” is not taken: it is a link/u },
    { path: 'beside/link-owner.md', expected: /“passwd” is not taken/u },
    { path: 'beside/rows.csv', expected: LEADS_OUT },
  ];
}

/** A socket below a folder, as long as it is open. */
export function laySocket(folder: string): Promise<Server> {
  const path = join(folder, 'disk', 'socket.html');
  mkdirSync(dirname(path), { recursive: true });
  return new Promise((resolve) => {
    const server = createServer().listen(path, () => resolve(server));
  });
}
