import { readFileSync } from 'node:fs';
import type { IsCommonPassword } from '#domain/access/password-rule.ts';

/** Knows the passwords of a list in lower case, one a line, whatever the letter case; the list is read when it is first asked. */
export function createCommonPasswords(file: string): IsCommonPassword {
  let known: ReadonlySet<string> | undefined;
  return (password) => {
    known ??= new Set(readFileSync(file, 'utf8').trimEnd().split('\n'));
    return known.has(password.toLowerCase());
  };
}
