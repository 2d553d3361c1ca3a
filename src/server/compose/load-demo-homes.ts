import { readSearchBody } from '#domain/search/saved-search-body.ts';
import { DEMO_DESKS, type DemoDesk } from '#server/compose/demo-people.ts';
import { EDITIONS } from '#editions/editions.ts';
import { findUsualMode } from '#domain/edition/find-mode.ts';
import type { VisitMark } from '#domain/tools/desk/visit-mark.ts';
import type { OpenLibrary } from './content.ts';
import type { OpenPeople } from './people.ts';

type Parts = Pick<OpenPeople, 'accounts' | 'alerts' | 'customizations'> & Pick<OpenLibrary, 'clock' | 'content'>;

const DAY = 24 * 60 * 60_000;

/**
 * Gives the demo accounts a home page of their own, each once: tools in an order, news that they follow, alerts, and a
 * visit before the library's last arrivals. Accounts that have chosen anything are left alone.
 */
export async function loadDemoHomes(parts: Parts): Promise<void> {
  for (const desk of DEMO_DESKS) await furnish(parts, desk);
}

async function furnish({ accounts, alerts, customizations, clock, content }: Parts, desk: DemoDesk): Promise<void> {
  const account = await accounts.findAccountByUsername(desk.username);
  if (!account?.demo) return;
  const owner = { account: account.id, edition: desk.edition };
  const mark = await markBefore(content, desk.arrived);
  const { tools } = await customizations.getChoices(owner);
  if (!mark || tools.length > 0) return;
  await customizations.saveChoices(owner, {
    tools: [
      ...desk.tools.first.map((id) => ({ id, enabled: true })),
      ...desk.tools.off.map((id) => ({ id, enabled: false })),
    ],
    newsPublications: desk.news,
  });
  const day = new Date(Date.parse(clock.now()) - DAY).toISOString().slice(0, 10);
  await customizations.noteVisit(owner, day, mark);
  if ((await alerts.listAlerts(account.id, desk.edition)).length > 0) return;
  for (const { title, query } of desk.alerts) {
    const url = `/search?${new URLSearchParams({ q: query }).toString()}`;
    await alerts.createAlert(account.id, { title, url, search: searchFor(desk, query) }, mark);
  }
}

function searchFor({ edition }: DemoDesk, q: string) {
  const mode = findUsualMode(EDITIONS[edition]);
  return readSearchBody({ edition, endpoint: mode?.endpoint ?? '' }, { q, mode: mode?.id });
}

/** The library just before the first of these documents came; undefined where it holds none of them. */
async function markBefore(content: Parts['content'], ids: readonly string[]): Promise<VisitMark | undefined> {
  const [first] = [...(await content.listFirstImports(ids)).values()].toSorted(
    (a, b) => a.corpusVersion - b.corpusVersion,
  );
  if (!first) return undefined;
  return { at: new Date(Date.parse(first.at) - 1).toISOString(), corpusVersion: first.corpusVersion - 1 };
}
