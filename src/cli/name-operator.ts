import { userInfo } from 'node:os';

/** The user's name on this machine; null where the machine does not know it. */
export function nameOperator(): string | null {
  try {
    return userInfo().username;
  } catch {
    return null;
  }
}
