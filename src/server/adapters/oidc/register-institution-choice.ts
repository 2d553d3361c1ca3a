import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readReturnAddress } from '#domain/edition/return-address.ts';
import type { AccountStore } from '#server/ports/account-store.ts';
import { LOGIN_PATH } from '#server/ports/identity-provider.ts';
import type { EntryWords } from './entry-panel.ts';
import { findChoices, listChoices, type Choice, type ProviderOffer } from './institution-choice.ts';
import { renderInstitutionPage, type InstitutionView } from './institution-page.ts';
import { CHOICE_PATH, PROVIDER_PATH } from './page-frame.ts';
import { listPageHeaders } from './page-headers.ts';
import { createPasswordHelp } from './password-help.ts';
import type { ServedOrigin } from './served-origin.ts';

/** Remembers what was chosen, on this browser. */
const COOKIE = 'pandect_institution';
const COOKIE_SECONDS = 400 * 24 * 60 * 60;
const FORM = 'application/x-www-form-urlencoded';
const MOST_BYTES = 16 * 1024;
const PASSED_ON = { waf: /^[A-Za-z0-9._-]{1,64}$/u, theme: /^(?:light|dark|contrast)$/u };

export interface InstitutionSettings {
  readonly offers: readonly ProviderOffer[];
  /** Id of the provider that takes the accounts of the library itself. */
  readonly ownProvider: string;
  /** Where those that are not on https send their readers. */
  readonly plainOrigins: readonly string[];
  readonly accounts: Pick<AccountStore, 'findInstitution' | 'listRanges' | 'revision'>;
  readonly origins: () => readonly ServedOrigin[];
  readonly findWords: (edition: string) => Promise<EntryWords | null>;
}

type Fields = URLSearchParams;

/** The page where readers say whom they sign in with, and what its forms do (OP-173). */
export function registerInstitutionChoice(app: FastifyInstance, settings: InstitutionSettings): void {
  const draw = createPage(settings);
  const isSecure = ({ headers }: FastifyRequest) =>
    findByHost(settings.origins(), headers.host)?.origin.startsWith('https:') === true;
  const list = () => listChoices(settings.offers, async (id) => (await settings.accounts.findInstitution(id))?.name);
  void app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser<string>(FORM, { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, new URLSearchParams(body)),
    );
    pages.get(CHOICE_PATH, async (request, reply) => {
      const fields = new URLSearchParams(request.url.split('?').slice(1).join('?'));
      return draw(request, reply, { fields, choices: await list(), typed: '', problem: null, matches: [] });
    });
    pages.post(CHOICE_PATH, async (request, reply) => {
      const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const choices = await list();
      const typed = (fields.get('institution') ?? '').trim().slice(0, 300);
      const pressed = findByKey(fields.get('key'), choices, settings.offers);
      const found = pressed ? [pressed] : findChoices(typed, choices, settings.offers);
      const [only, ...others] = found;
      if (only && others.length === 0) return leave(reply, only, { fields, isSecure: isSecure(request) });
      return draw(request, reply, { fields, choices, typed, problem: describeProblem(typed, found), matches: found });
    });
  });
}

/** A key may be that of a provider itself, which a mail domain decided for. */
function findByKey(
  key: string | null | undefined,
  choices: readonly Choice[],
  offers: readonly ProviderOffer[],
): Choice | undefined {
  const offer = offers.find(({ id }) => id === key);
  return (
    choices.find((choice) => choice.key === key) ?? (offer && { key: offer.id, name: offer.name, provider: offer.id })
  );
}

function describeProblem(typed: string, found: readonly Choice[]): string {
  if (typed === '') return 'Enter the name of your institution or your work e-mail address.';
  if (found.length > 0) return 'More than one institution is called so. Choose yours below.';
  return typed.includes('@')
    ? `Nobody signs in here with an address at “${typed.slice(typed.lastIndexOf('@') + 1)}”. Use the address that your institution gave you, or its name.`
    : `No institution here is called “${typed}”. Try another part of its name, or your work e-mail address.`;
}

interface Left {
  readonly fields: Fields;
  readonly isSecure: boolean;
}

function leave(reply: FastifyReply, choice: Choice, { fields, isSecure }: Left): FastifyReply {
  void reply.setCookie(COOKIE, choice.key, {
    path: PROVIDER_PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: COOKIE_SECONDS,
  });
  return reply.redirect(begin(choice.provider, readKept(fields)), 303);
}

function begin(provider: string, kept: Readonly<Record<string, string>>): string {
  return `${LOGIN_PATH}?${new URLSearchParams({ provider, ...kept }).toString()}`;
}

/** What goes on to the sign-in; an address of another site becomes the start of this one. */
function readKept(fields: Fields): Record<string, string> {
  const here = 'http://here.invalid';
  const kept = { returnurl: readReturnAddress(here, fields.get('returnurl') ?? undefined).slice(here.length) || '/' };
  const passed = Object.entries(PASSED_ON).flatMap(([name, allowed]) => {
    const value = fields.get(name);
    return value !== null && allowed.test(value) ? [[name, value] as const] : [];
  });
  return { ...kept, ...Object.fromEntries(passed) };
}

type Drawn = Pick<InstitutionView, 'choices' | 'typed' | 'problem' | 'matches'> & { readonly fields: Fields };

function createPage(settings: InstitutionSettings) {
  const { offers, accounts, origins, ownProvider } = settings;
  const findHelp = createPasswordHelp(accounts);
  // Browsers hold what a form leads to against the policy, too: the provider's own pages may lie anywhere.
  const headers = listPageHeaders(['https:', ...settings.plainOrigins]);
  return async (request: FastifyRequest, reply: FastifyReply, { fields, ...drawn }: Drawn): Promise<FastifyReply> => {
    const library = findByHost(origins(), request.headers.host);
    const kept = readKept(fields);
    const remembered = findByKey(request.cookies[COOKIE], drawn.choices, offers) ?? null;
    const page = renderInstitutionPage({
      ...drawn,
      library,
      theme: kept['theme'] ?? null,
      words: library ? await settings.findWords(library.edition) : null,
      kept,
      remembered,
      only: nameOnly(offers, drawn.choices),
      ownAccounts: begin(ownProvider, kept),
      help: await findHelp(request.ip, undefined),
    });
    const status = drawn.problem === null ? 200 : 422;
    return reply.status(status).headers(headers).type('text/html; charset=utf-8').send(page);
  };
}

/** A single provider by the name of its institution, where it has one alone. */
function nameOnly([offer, ...others]: readonly ProviderOffer[], choices: readonly Choice[]): Choice | null {
  if (!offer || others.length > 0) return null;
  const [only, ...more] = choices;
  return only && more.length === 0 ? only : { key: offer.id, name: offer.name, provider: offer.id };
}

/** A host is known by its name: proxies do not always say scheme and port. */
function findByHost(origins: readonly ServedOrigin[], host: string | undefined): ServedOrigin | null {
  const name = URL.parse(`http://${host ?? ''}`)?.hostname;
  return origins.find(({ origin }) => new URL(origin).hostname === name) ?? null;
}
