import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Account } from '#server/ports/account-store.ts';
import { StoreUnavailable } from '#server/ports/store-unavailable.ts';
import { EXPIRED, renderNotice, type Notice } from './notice-page.ts';
import { PROVIDER_PATH } from './page-frame.ts';
import { listPageHeaders } from './page-headers.ts';
import { renderNewPasswordPage, type NewPasswordProblems, type NewPasswordView } from './new-password-page.ts';
import type { OwnPasswordKeeper } from './own-password-keeper.ts';
import { describeWait } from './refusal-time.ts';
import { findServedOrigin, type ServedOrigin } from './served-origin.ts';
import type { DemoSignIn } from './demo-block.ts';
import type { EntryWords } from './entry-panel.ts';
import { nameAsked, renderSignInPage, type PasswordHelp, type SignInProblems } from './sign-in-page.ts';

export interface InteractionSettings {
  readonly provider: () => Promise<Provider>;
  readonly issuer: () => string;
  readonly origins: () => readonly ServedOrigin[];
  readonly ownPasswords: OwnPasswordKeeper;
  /** What the page of an edition shows, by its id; `demo` is empty where those may not sign in. */
  readonly openEntry: (edition: string) => Promise<Entry>;
  /** Whom to ask for a password: by the account where it is known to this browser, else by the network address. */
  readonly findHelp: (address: string, account: Account | undefined) => Promise<PasswordHelp | null>;
}

/** What the sign-in page of one edition shows beside the form. */
export interface Entry {
  readonly words: EntryWords | null;
  /** The fullest first. */
  readonly demo: readonly DemoSignIn[];
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly provider: Provider;
  readonly interaction: Interaction;
}

const FORM = 'application/x-www-form-urlencoded';
const MOST_BYTES = 16 * 1024;

/** The sign-in page and what its forms do, at `/interaction/:uid`. */
export function registerInteraction(app: FastifyInstance, settings: InteractionSettings): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(FORM, { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) =>
    done(null, new URLSearchParams(body)),
  );
  app.setErrorHandler((error: { readonly statusCode?: number } | StoreUnavailable, request, reply) => {
    const status = error instanceof StoreUnavailable ? 503 : (error.statusCode ?? 500);
    if (status >= 500) request.log.error({ err: error }, 'The sign-in page failed.');
    return answerNotice(reply, status, status >= 500 ? FAILED : UNREADABLE);
  });
  app.get('/interaction/:uid', async (request, reply) => {
    const asked = await findInteraction(request, reply, settings);
    if (typeof asked === 'string') return answerLost(asked, request, reply, settings);
    return answerSignIn(asked, settings, { status: 200, username: '', problems: {} });
  });
  app.post('/interaction/:uid', async (request, reply) => {
    const asked = await findInteraction(request, reply, settings);
    if (!isOwnForm(request, settings.issuer())) return answerNotice(reply, 400, EXPIRED);
    if (typeof asked === 'string') return answerLost(asked, request, reply, settings);
    const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    if (fields.has('cancel')) return finish(asked, { error: 'access_denied' });
    if (fields.has('ticket')) return choosePassword(asked, settings, fields);
    return signIn(asked, settings, fields);
  });
}

const FAILED: Notice = {
  title: 'Signing in does not work at the moment',
  words: 'Something went wrong on our side. Please try to sign in again in a few minutes.',
};
const UNREADABLE: Notice = {
  title: 'This sign-in cannot be completed',
  words: 'What was sent could not be read. Go back to the library and sign in again.',
};

/** `overtaken`: who was signed in when it began is not any more, as another tab signed in or the session was ended. */
type Lost = 'expired' | 'overtaken';
/** As the provider's library says it, of a sign-in that is there and this browser's. */
const OVERTAKEN: readonly string[] = ['session principal changed', 'session not found'];

/** The cookie of a sign-in names it; it counts only on that sign-in's own page. */
async function findInteraction(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: InteractionSettings,
): Promise<Asked | Lost> {
  const provider = await settings.provider();
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    const { uid } = request.params as { readonly uid: string };
    if (interaction.uid !== uid || interaction.prompt.name !== 'login') return 'expired';
    return { request, reply, provider, interaction };
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'SessionNotFound') throw error;
    return OVERTAKEN.includes(String(Reflect.get(error, 'error_description'))) ? 'overtaken' : 'expired';
  }
}

/** One that was overtaken is asked for anew: the library still waits for its answer. */
async function answerLost(
  lost: Lost,
  request: FastifyRequest,
  reply: FastifyReply,
  settings: InteractionSettings,
): Promise<FastifyReply> {
  const { uid } = request.params as { readonly uid: string };
  const interaction = lost === 'overtaken' ? await (await settings.provider()).Interaction.find(uid) : undefined;
  if (!interaction) return answerNotice(reply, 400, EXPIRED);
  const asked = Object.entries(interaction.params).filter((entry): entry is [string, string] => {
    return typeof entry[1] === 'string';
  });
  return reply.redirect(`${PROVIDER_PATH}/auth?${new URLSearchParams(asked).toString()}`, 303);
}

/** Browsers say where a form was sent from; one of another site is refused. */
function isOwnForm({ headers }: FastifyRequest, issuer: string): boolean {
  return headers.origin === undefined || headers.origin === new URL(issuer).origin;
}

async function signIn(asked: Asked, settings: InteractionSettings, fields: URLSearchParams): Promise<FastifyReply> {
  const username = (fields.get('username') ?? '').trim();
  const password = fields.get('password') ?? '';
  const missing: SignInProblems = {
    ...(username === '' ? { username: 'Enter your user name.' } : {}),
    ...(password === '' ? { password: 'Enter your password.' } : {}),
  };
  if (Object.keys(missing).length > 0) {
    return answerSignIn(asked, settings, { status: 422, username, problems: missing });
  }
  const { ip: address, headers } = asked.request;
  const isSecure = settings.issuer().startsWith('https:');
  const answer = await settings.ownPasswords.check.check({
    username,
    password,
    address,
    cookies: headers.cookie,
    isSecure,
  });
  if (answer.outcome === 'right') {
    asked.reply.header('set-cookie', answer.setCookie);
    return enter(asked, answer.account.id);
  }
  if (answer.outcome === 'wrong') {
    const problems = { form: 'The user name or password is not right.' };
    return answerSignIn(asked, settings, { status: 422, username, problems, account: answer.known });
  }
  if (answer.outcome === 'initial') {
    const ticket = await settings.ownPasswords.printTicket(asked.interaction.uid, username);
    return answerNewPassword(asked, settings, { status: 200, username, ticket, problems: {} });
  }
  if (answer.outcome !== 'refused') {
    const form = describeShut(answer.outcome, await settings.findHelp(address, answer.account));
    return answerSignIn(asked, settings, { status: 403, username, problems: { form }, account: answer.account });
  }
  asked.reply.header('retry-after', answer.seconds);
  const where = answer.because === 'account' ? 'for this account' : 'from your network';
  const form = `Too many wrong passwords ${where}. Try again in ${describeWait(answer.seconds)}.`;
  return answerSignIn(asked, settings, { status: 429, username, problems: { form } });
}

/** The password is right, and still nobody is let in: why, and whom to ask. */
function describeShut(outcome: 'suspended' | 'initial-over', help: PasswordHelp | null): string {
  const asked = nameAsked(help);
  return outcome === 'suspended'
    ? `This account is suspended, so nobody can sign in with it. Ask ${asked} why.`
    : `The first password of this account was to be used within its days, and they are over. Ask ${asked} for a new one.`;
}

/** Takes the reader's own password in the place of the operator's, and goes on to where they wanted to go. */
async function choosePassword(
  asked: Asked,
  settings: InteractionSettings,
  fields: URLSearchParams,
): Promise<FastifyReply> {
  const { ownPasswords, issuer } = settings;
  const [username, ticket] = [fields.get('username') ?? '', fields.get('ticket') ?? ''];
  const account = await ownPasswords.readTicket(asked.interaction.uid, username, ticket);
  if (!account) return answerNotice(asked.reply, 400, EXPIRED);
  const wanted = fields.get('password') ?? '';
  const fault = wanted === fields.get('repeat') ? await ownPasswords.choose(account, wanted) : null;
  const problems: NewPasswordProblems = {
    ...(fault === null ? {} : { password: fault }),
    ...(wanted === fields.get('repeat') ? {} : { repeat: 'The two are not the same. Type the new password twice.' }),
  };
  if (Object.keys(problems).length > 0) {
    return answerNewPassword(asked, settings, { status: 422, username, ticket, problems });
  }
  const { headers } = asked.request;
  const isSecure = issuer().startsWith('https:');
  const setCookie = await ownPasswords.check.remember({ username, cookies: headers.cookie, isSecure });
  if (setCookie !== undefined) asked.reply.header('set-cookie', setCookie);
  return enter(asked, account.id);
}

async function answerNewPassword(
  asked: Asked,
  settings: InteractionSettings,
  { status, ...drawn }: Pick<NewPasswordView, 'username' | 'ticket' | 'problems'> & { readonly status: number },
): Promise<FastifyReply> {
  const frame = frameOf(asked, settings);
  asked.reply.headers(listPageHeaders(frame.library ? [frame.library.origin] : []));
  const page = renderNewPasswordPage({ ...frame, ...drawn });
  return asked.reply.status(status).type('text/html; charset=utf-8').send(page);
}

/** What every page of one sign-in has: where the reader came from, in which theme, and where its forms go. */
function frameOf({ interaction }: Asked, settings: InteractionSettings) {
  const theme = interaction.params['theme'];
  return {
    library: findServedOrigin(settings.origins(), interaction.params['redirect_uri']) ?? null,
    theme: typeof theme === 'string' ? theme : null,
    action: `${PROVIDER_PATH}/interaction/${interaction.uid}`,
  };
}

interface Drawn {
  readonly status: number;
  readonly username: string;
  readonly problems: SignInProblems;
  /** The account that was meant, where this browser has signed in with it before. */
  readonly account?: Account | undefined;
}

async function answerSignIn(asked: Asked, settings: InteractionSettings, drawn: Drawn): Promise<FastifyReply> {
  const { reply } = asked;
  const frame = frameOf(asked, settings);
  const { library } = frame;
  reply.headers(listPageHeaders(library ? [library.origin] : []));
  const entry = library ? await settings.openEntry(library.edition) : { words: null, demo: [] };
  const page = renderSignInPage({
    ...frame,
    words: entry.words,
    username: drawn.username.slice(0, 200),
    problems: drawn.problems,
    demo: entry.demo,
    help: await settings.findHelp(asked.request.ip, drawn.account),
  });
  return reply.status(drawn.status).type('text/html; charset=utf-8').send(page);
}

/** Signs in; somebody else who is still signed in at the provider in this browser is signed out first. */
async function enter(asked: Asked, accountId: string): Promise<FastifyReply> {
  const { interaction, provider, request, reply } = asked;
  // Not the one that the sign-in began with: another tab may have signed in meanwhile.
  const former = await provider.Session.get(provider.createContext(request.raw, reply.raw));
  if (former.accountId !== undefined && former.accountId !== accountId) {
    await former.destroy();
    interaction.session = undefined;
    await interaction.persist();
  }
  return finish(asked, { login: { accountId, remember: false } });
}

async function finish(
  { request, reply, provider }: Asked,
  result: { readonly error: string } | { readonly login: { accountId: string; remember: boolean } },
): Promise<FastifyReply> {
  const returnTo = await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
  return reply.redirect(returnTo, 303);
}

function answerNotice(reply: FastifyReply, status: number, notice: Notice): FastifyReply {
  return reply.status(status).type('text/html; charset=utf-8').send(renderNotice(notice));
}
