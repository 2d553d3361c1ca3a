import type { FastifyInstance } from 'fastify';
import { ProviderUnreachable, SignInInvalid } from '#server/ports/identity-provider.ts';
import type { ProviderLogout, SessionStore } from '#server/ports/session-store.ts';
import { PROVIDER_PATH } from './page-frame.ts';

export interface BackchannelParts {
  /** The outside providers by id. */
  readonly providers: ReadonlyMap<string, { readLogout(token: string): Promise<ProviderLogout> }>;
  readonly sessions: Pick<SessionStore, 'endSessionsAt'>;
}

const FORM = 'application/x-www-form-urlencoded';
const MOST_BYTES = 64 * 1024;

/**
 * `POST /oidc/backchannel-logout/{provider}`: an outside provider says, server to server, that a reader's session has
 * ended there (OP-202). The signed token proves it in the place of the anti-forgery header.
 */
export function registerBackchannelLogout(app: FastifyInstance, { providers, sessions }: BackchannelParts): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>(FORM, { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, new URLSearchParams(body)),
    );
    scope.post(`${PROVIDER_PATH}/backchannel-logout/:provider`, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const refuse = (words: string) => reply.status(400).send({ error: 'invalid_request', error_description: words });
      const provider = providers.get((request.params as { readonly provider: string }).provider);
      if (!provider) return refuse('There is no outside provider of this id in the settings of the library.');
      const [token, ...more] = request.body instanceof URLSearchParams ? request.body.getAll('logout_token') : [];
      if (token === undefined || more.length > 0) return refuse('One logout_token is needed, form-encoded.');
      try {
        const ended = await sessions.endSessionsAt(await provider.readLogout(token));
        return ended === undefined ? refuse('This logout_token was taken before.') : reply.status(200).send();
      } catch (error) {
        const isInvalid = error instanceof SignInInvalid;
        if (!isInvalid && !(error instanceof ProviderUnreachable)) throw error;
        request.log.warn({ err: error }, 'a back-channel logout was refused');
        return refuse(
          isInvalid ? 'The logout_token is not one that can be trusted.' : 'The provider’s keys cannot be had.',
        );
      }
    });
  });
}
