import { readFileSync } from 'node:fs';
import type { FileTable } from './file-table.ts';
import { HiddenText } from './hidden-text.ts';
import { readText, type Environment } from './setting.ts';

const PLACES = ['client-secret', 'client-secret-env', 'client-secret-file', 'public-client'] as const;
const ALLOWED = `given by exactly one of ${PLACES.join(', ')}`;

/** The secret of one entry, wherever it is kept; null for one that says it is a public client. No refusal repeats it. */
export function readSecret(
  table: FileTable,
  environment: Environment,
  locate: (path: string) => string,
): HiddenText | null {
  const [place, other] = PLACES.filter((key) => table.find(key));
  if (place === undefined) return table.refuse('client-secret', '', ALLOWED);
  if (other !== undefined) return table.refuse(other, `beside ${place}`, ALLOWED);
  switch (place) {
    case 'public-client':
      table.readText(place, 'true, or left out', (text) => text === 'true');
      return null;
    case 'client-secret':
      return new HiddenText(table.readText(place, 'the secret that this provider gave the library', undefined, true));
    case 'client-secret-env': {
      const name = table.readText(place, 'the name of an environment variable', (text) => /^\w{1,100}$/u.test(text));
      const secret = readText(environment, name);
      return new HiddenText(secret ?? table.refuse(place, name, 'the name of an environment variable that is set'));
    }
    case 'client-secret-file':
      return new HiddenText(readSecretFile(table, locate));
  }
}

function readSecretFile(table: FileTable, locate: (path: string) => string): string {
  const path = table.readText('client-secret-file', 'the path of a file with the secret');
  let secret = '';
  try {
    secret = readFileSync(locate(path), 'utf8').trim();
  } catch {
    // The words below say it.
  }
  return secret === '' ? table.refuse('client-secret-file', path, 'a file that can be read and is not empty') : secret;
}
