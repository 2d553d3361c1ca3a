import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AccountInformation } from '#contract/account.ts';
import type { EditionView } from '#contract/edition-view.ts';
import { SESSION_STATE, type SessionState } from '#contract/session-state.ts';
import { accountQuery, askAccount, askByAddress, isPersonal } from '#web/api/account.queries.ts';
import { forgetReader } from '#web/app/account.ts';
import { forgetCookies } from '#web/app/cookies.ts';
import { readHeldCodes } from '#web/app/held-codes.ts';
import { purgeKeptDocuments } from '#web/app/kept-documents.ts';
import { onSignedOutElsewhere } from '#web/app/session-news.ts';
import { SessionOver } from '#web/features/account/session-over.tsx';
import { keepTyped, listTyped } from '#web/features/shell/typed-texts.ts';
import { keepPlace } from './return-place.ts';
import { signInAddress, signInPage } from './server-address.ts';

/** With the way to the server and back, an end is noticed within five seconds (OP-183); milliseconds. */
const PAUSE = 4000;
/** Whoever asks asks again by then; milliseconds. */
const PATIENCE = 4000;

interface Watched {
  readonly view: EditionView;
  readonly queries: QueryClient;
  /** Draws something in the place of the whole page. */
  readonly show: (screen: ReactNode) => void;
}

/** Looks after the session for as long as the page is open: whoever is signed out, wherever, has nothing left on it. */
export function watchSession(watched: Watched): SessionWatch {
  const watch = new SessionWatch(watched);
  watch.start();
  return watch;
}

class SessionWatch {
  readonly #watched: Watched;
  /** Whose page it is: null a visit by network address, undefined not known yet. */
  #account: string | null | undefined;
  #hadCodes = false;
  #isAsking = false;
  #isOver = false;
  /** Public id of the session as it was when it was looked at last. */
  #session: string | null = null;
  #hasTyped = false;

  constructor(watched: Watched) {
    this.#watched = watched;
  }

  start(): void {
    onSignedOutElsewhere(() => {
      if (this.#had()) this.#empty();
    });
    const look = () => {
      if (document.visibilityState === 'visible') void this.#look();
    };
    setInterval(look, PAUSE);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) void this.#lookBeforeShown();
    });
    window.addEventListener('popstate', () => {
      if (this.#isOver) this.#draw(false);
    });
    look();
  }

  /** A call was told that nobody is signed in. Whoever had no session is led to sign-in (OP-17). */
  end(): void {
    if (this.#had()) return this.#empty();
    forgetReader(this.#watched.queries);
    location.assign(signInPage(location.href, true));
  }

  /** The session is gone: nothing of it stays on the page, which says so. */
  #empty(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const { view, queries } = this.#watched;
    const [typed, owner] = [listTyped(), this.#account ?? this.#readAccount()?.userId ?? null];
    this.#hasTyped = typed.length > 0;
    forgetReader(queries);
    keepPlace(location.href);
    keepTyped({ typed, owner });
    void purgeKeptDocuments();
    for (const element of document.querySelectorAll('[data-work]')) element.remove();
    document.title = `${view.name} | You were signed out`;
    this.#draw(false);
    // What the page asked for once more before it was gone.
    setTimeout(() => queries.clear());
    window.scrollTo({ top: 0, behavior: 'instant' });
  }

  /** Where the session goes on after all, and only its cookies are lost, the address itself is the way back. */
  #draw(isLive: boolean): void {
    const query = `?${new URLSearchParams({ returnUrl: location.href })}`;
    const signIn = signInAddress(location.origin, '/account/login', query, document.documentElement.dataset['theme']);
    const { view, show } = this.#watched;
    show(<SessionOver name={view.name} signIn={isLive ? location.href : signIn} hasTyped={this.#hasTyped} />);
  }

  async #look(): Promise<void> {
    if (this.#isAsking || !navigator.onLine) return;
    this.#isAsking = true;
    try {
      await (this.#isOver ? this.#lookForReturn() : this.#lookForEnd());
    } finally {
      this.#isAsking = false;
    }
  }

  async #lookForEnd(): Promise<void> {
    const { queries } = this.#watched;
    if (!this.#had()) return;
    if (this.#hadCodes && !this.#noteCodes() && (await this.#hasLostCodes())) return this.#empty();
    const state = await askSessionState();
    if (!state || this.#isOver) return;
    const isPersons = this.#account != null || isPersonal(this.#readAccount());
    if (state.session === null || (isPersons && state.account === null)) {
      // Whoever is here by their network address is recognised anew.
      const isBack = !isPersons && (await askByAddress(queries).catch(() => true));
      return isBack ? undefined : this.#empty();
    }
    if (this.#account != null && state.account !== this.#account) return this.#giveWay();
    if (this.#account === null && state.account !== null) void queries.invalidateQueries(accountQuery());
    this.#account = state.account;
    this.#session = state.session;
  }

  /** Not where the account has no subscription in force any more: then the next page says that. */
  async #hasLostCodes(): Promise<boolean> {
    const account = await askAccount(this.#watched.queries);
    if (account === undefined) return false;
    if (account.authenticatedByIp) await askByAddress(this.#watched.queries).catch(() => false);
    if (this.#noteCodes()) return false;
    const hasNone = isPersonal(account) && account.subscription === null;
    if (hasNone) this.#hadCodes = false;
    return !hasNone;
  }

  /** Somebody else has signed in in this browser: the page becomes theirs. */
  #giveWay(): void {
    this.#isOver = true;
    forgetReader(this.#watched.queries);
    location.reload();
  }

  /** Signed in again in another tab: the page is there again, without another sign-in. */
  async #lookForReturn(): Promise<void> {
    const state = await askSessionState();
    if (!state) return;
    const { session, account } = state;
    const isAnother = session !== null && this.#session !== null && session !== this.#session;
    if (isAnother && account === this.#account) location.reload();
    else this.#draw(session !== null);
  }

  /** A page that the browser had kept whole is not seen before it is known whose it is. */
  async #lookBeforeShown(): Promise<void> {
    const { style } = document.documentElement;
    style.visibility = 'hidden';
    await this.#look();
    style.visibility = '';
  }

  /** Whether somebody was signed in, or recognised, since the page was loaded. */
  #had(): boolean {
    return this.#noteCodes() || this.#hadCodes || isPersonal(this.#readAccount());
  }

  #noteCodes(): boolean {
    forgetCookies();
    const hasCodes = readHeldCodes(this.#watched.view).length > 0;
    this.#hadCodes ||= hasCodes;
    return hasCodes;
  }

  #readAccount(): AccountInformation | undefined {
    return this.#watched.queries.getQueryData(accountQuery().queryKey);
  }
}

/** What the server says of this browser's session; undefined where it does not say. */
async function askSessionState(): Promise<SessionState | undefined> {
  try {
    const response = await fetch(SESSION_STATE, { signal: AbortSignal.timeout(PATIENCE) });
    return response.ok ? ((await response.json()) as SessionState) : undefined;
  } catch {
    return undefined;
  }
}
