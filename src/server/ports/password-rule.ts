import type { AccountDraft } from './account-store.ts';

/** Why somebody cannot choose a password, as a sentence for them; null where they can. */
export type PasswordRule = (password: string, owner: AccountDraft) => Promise<string | null>;
