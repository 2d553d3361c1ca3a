import type { AccountModel } from '#web/app/account.ts';

/** The account in use, in a sentence. */
export function WhoIsThis({ account }: { readonly account: AccountModel }) {
  if (!account.isKnown) return <p>Looking up which account is in use…</p>;
  const { name, isSignedIn, isByAddress } = account;
  const institution = account.account?.institution;
  if (isSignedIn) {
    return (
      <p>
        You are signed in as <strong>{name}</strong>
        {institution && institution !== name ? ` of ${institution}` : ''}.
      </p>
    );
  }
  if (isByAddress) {
    return (
      <p>
        You are here through the network of <strong>{institution ?? name}</strong>, without a personal account.
      </p>
    );
  }
  return <p>Nobody is signed in in this browser.</p>;
}
