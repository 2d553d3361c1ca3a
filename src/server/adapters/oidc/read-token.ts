/** What an ID token says of itself: it was checked when it came, and lay with the session since. */
export function readToken(token: string): {
  readonly iss: string;
  readonly sub: string;
  readonly aud: readonly unknown[];
} {
  const part = token.split('.')[1] ?? '';
  const { iss, sub, aud } = JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  return { iss: String(iss), sub: String(sub), aud: [aud].flat() };
}
