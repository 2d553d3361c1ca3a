import type { EditionView } from '#contract/edition-view.ts';
import type { TrackingReport } from '#contract/usage.ts';
import { hasCookieConsent } from '#web/app/cookie-consent.ts';
import { readHeldCodes } from '#web/app/held-codes.ts';
import { note, sendReport } from './send-report.ts';
import { moduleOf, type TagEvent } from './tag-rules.ts';
import { renewMark } from './tracking-cookies.ts';
import { waitForQuiet } from './wait-for-quiet.ts';
import { waitFor } from './wait-for.ts';

const LONGEST = { url: 2000, text: 300 } as const;

/** Reports events of this page to the collector of the edition, one after the other. */
export class Tag {
  readonly #view: EditionView;
  readonly #target: NonNullable<EditionView['tag']>;
  readonly #userId: () => string | null;
  #sending: Promise<void> = Promise.resolve();

  /** `userId` is the opaque id of the session, once it is known. */
  constructor(view: EditionView, target: NonNullable<EditionView['tag']>, userId: () => string | null) {
    this.#view = view;
    this.#target = target;
    this.#userId = userId;
  }

  /** Reports an event a little later, with the visit it begins before it; without consent nothing happens, not even a cookie. */
  report(event: TagEvent): void {
    const title = () => document.title;
    const quiet = waitForQuiet();
    this.#sending = this.#sending.then(() => quiet).then(() => this.#send(event, title));
  }

  async #send(event: TagEvent, title: () => string): Promise<void> {
    if (!hasCookieConsent()) return;
    const codes = await waitFor(() => {
      const held = readHeldCodes(this.#view);
      return held.length > 0 ? held : undefined;
    });
    if (!codes) return note('No subscription is known; nothing is reported.');
    const mark = renewMark();
    const report = this.#fill(event, moduleOf(this.#view, codes), mark.id, title());
    if (mark.isNewVisit) await sendReport(this.#target.address, { ...report, type: 'user' });
    await sendReport(this.#target.address, report);
  }

  #fill(event: TagEvent, module: string, mark: string, title: string): TrackingReport {
    const userId = this.#userId();
    return {
      ...event,
      url: event.url.slice(0, LONGEST.url),
      title: title.slice(0, LONGEST.text),
      ...(event.keywords === undefined ? {} : { keywords: event.keywords.slice(0, LONGEST.text) }),
      module,
      platform: this.#target.platform,
      tracking_id: mark,
      user_agent: navigator.userAgent.slice(0, LONGEST.text),
      ...(userId === null ? {} : { user_id: userId }),
    };
  }
}
