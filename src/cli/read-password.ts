import { createInterface } from 'node:readline/promises';
import { Writable, type Readable } from 'node:stream';
import { InputRefused } from './change-people.ts';

const LEAST_CHARACTERS = 10;
const MOST_CHARACTERS = 256;

/**
 * A new password from `input`: typed without being shown where a person sits there, else the one line that is
 * piped in. Never an argument, which others on the machine could read. Throws `InputRefused`.
 */
export async function readPassword(username: string, input: Readable & { readonly isTTY?: boolean }): Promise<string> {
  return checkPassword(
    username,
    input.isTTY ? await askForPassword(input) : await readPiped(input),
    'standard input held',
  );
}

/** A password as it may be; `from` says in the refusal where it was read. Throws `InputRefused`. */
export function checkPassword(username: string, password: string, from = 'it has'): string {
  const length = Array.from(password).length;
  if (length < LEAST_CHARACTERS || length > MOST_CHARACTERS) {
    throw new InputRefused(
      `The password must have ${LEAST_CHARACTERS} to ${MOST_CHARACTERS} characters; ${from} ${length}.`,
    );
  }
  if (/\p{Cc}/u.test(password)) throw new InputRefused('The password must be one line without control characters.');
  if (password.toLowerCase() === username.toLowerCase()) {
    throw new InputRefused('The password must be another than the username.');
  }
  return password;
}

async function askForPassword(input: Readable): Promise<string> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input, output: silence, terminal: true });
  process.stderr.write('Password (not shown): ');
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}

async function readPiped(input: Readable): Promise<string> {
  let text = '';
  input.setEncoding('utf8');
  for await (const chunk of input) {
    text += String(chunk);
    if (text.length > 4 * MOST_CHARACTERS) break;
  }
  return text.replace(/\r?\n$/u, '');
}
