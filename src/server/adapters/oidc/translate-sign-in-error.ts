import * as openid from 'openid-client';
import { ProviderUnreachable, SignInInvalid, SignInRefused } from '#server/ports/identity-provider.ts';

/** Codes of the client library that mean that no proper answer came, rather than a wrong one. */
const UNREACHABLE = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'];

/** What the client library throws while a sign-in ends, in the words of the port. Nothing else may leave the adapter. */
export function translateSignInError(error: unknown): Error {
  if (error instanceof SignInInvalid || error instanceof ProviderUnreachable) return error;
  if (error instanceof openid.AuthorizationResponseError) return new SignInRefused(error.error, error);
  if (error instanceof openid.ResponseBodyError) {
    return error.status >= 500 ? new ProviderUnreachable(error) : new SignInRefused(error.error, error);
  }
  const code = readCode(error);
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return new SignInInvalid('clock', error);
  if (code !== undefined && UNREACHABLE.includes(code)) return new ProviderUnreachable(error);
  const isNetwork = error instanceof TypeError && code === undefined;
  return isNetwork ? new ProviderUnreachable(error) : new SignInInvalid('answer', error);
}

function readCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
