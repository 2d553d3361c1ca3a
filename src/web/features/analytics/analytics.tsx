import { useRouterState } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import { useAccount } from '#web/app/account.ts';
import { useCookieConsent } from '#web/app/cookie-consent.ts';
import { resolveAddress } from '#web/app/edition-routes.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { readHeldCodes } from '#web/app/held-codes.ts';
import { note } from './send-report.ts';
import { isTagHost, listEvents, searchKey } from './tag-rules.ts';
import { Tag } from './tag.ts';

/** The browser's tag: reports which pages and searches this reader opens, once they have agreed to cookies. */
export function Analytics() {
  const view = useEditionView();
  const isAllowed = useCookieConsent();
  const userId = useLatest(useAccount().account?.gaSessionId ?? null);
  const url = useRouterState({ select: ({ resolvedLocation }) => urlOf(resolvedLocation) });
  const lastPage = useRef('');
  const lastSearch = useRef('');
  const tag = useMemo(() => {
    const isWanted = isTagHost(location.hostname) && view.tag?.id;
    return isWanted && view.tag ? new Tag(view, view.tag, () => userId.current) : undefined;
  }, [view, userId]);
  useEffect(() => {
    if (isTagHost(location.hostname) && !view.tag?.id) noteMissing();
  }, [view]);
  useEffect(() => {
    if (!tag || !isAllowed || url === undefined) return;
    const [path = '', search = ''] = url.split('?', 2);
    const events = listEvents(resolveAddress(view, readHeldCodes(view), path, search), url);
    for (const event of events) {
      const isSearch = event.type === 'Searches Regular';
      const last = isSearch ? lastSearch : lastPage;
      const key = isSearch ? searchKey(url) : `${event.type} ${path}`;
      if (last.current === key) continue;
      last.current = key;
      tag.report(event);
    }
    if (events.every(({ type }) => type === 'Searches Regular')) lastPage.current = '';
  }, [tag, isAllowed, url, view]);
  return null;
}

let isMissingNoted = false;

/** Said once, however often the page is drawn (ERR-009). */
function noteMissing(): void {
  if (!isMissingNoted) note('NO tagId found');
  isMissingNoted = true;
}

function urlOf(location: { readonly pathname: string; readonly searchStr: string } | undefined): string | undefined {
  return location && location.pathname + location.searchStr;
}

function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
