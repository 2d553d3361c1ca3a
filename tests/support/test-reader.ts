import type { AccessCode } from '#domain/edition/subscription-code.ts';
import type { Edition } from '#domain/edition/edition.ts';
import { createOperatorReader } from '#server/compose/operator-reader.ts';
import type { Reader } from '#domain/access/reader.ts';

/** A reader with one code and an account of this id. */
export function createTestReader(edition: Edition, code: AccessCode, account = 'reader'): Reader {
  const { visitor, ...rest } = createOperatorReader(edition);
  return {
    ...rest,
    codes: [code],
    visitor: { ...visitor, account: { id: account, username: account, name: account, accountNo: account } },
  };
}
