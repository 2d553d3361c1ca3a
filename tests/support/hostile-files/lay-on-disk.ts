import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
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
    ['keyboard.md', '/dev/stdin', /./u],
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
    ...layBesideLinks(folder),
  ];
}

/** Folders in folders beyond the length that a path may have. */
function layDeepFolders(folder: string): LaidEntry[] {
  const name = 'd'.repeat(200);
  const script = `mkdir deep; cd deep; i=0; while [ $i -lt 30 ]; do mkdir ${name}; cd ${name}; i=$((i+1)); done; echo x > x.exe`;
  execFileSync('sh', ['-c', script], { cwd: folder });
  return [{ path: 'deep', expected: /path is too long/u }];
}

/** Files that belong to others are links out of the folder. */
function layBesideLinks(folder: string): LaidEntry[] {
  const at = (name: string) => join(folder, 'beside', name);
  mkdirSync(at('owner.files'), { recursive: true });
  const front = (id: string, more = '') => `---\nid: ${id}\ntitle: Of ${id}\ntype: Template\n${more}---\n\nThe seat is Lisbon.\n`;
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
