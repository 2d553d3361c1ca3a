import { useEffect } from 'react';
import { useCurrentRoute } from '#web/app/current-route.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { setPageName } from '#web/app/page-name.ts';
import { dropFormerHead } from './drop-former-head.ts';

/**
 * Sets the title of the window: `<edition name> | <route name>` (SH-259, OP-21), with what is asked of the page, such as a
 * query. The breadcrumb reads the name, too.
 */
export function usePageTitle(name: string | undefined, asked = ''): void {
  const { name: edition } = useEditionView();
  useEffect(() => {
    const words = asked === '' ? '' : `: ${asked}`;
    document.title = name ? `${edition} | ${name}${words}` : edition;
    setPageName(name);
    dropFormerHead();
  }, [edition, name, asked]);
}

/** The title of a page that is called like its route. */
export function useRouteTitle(): void {
  usePageTitle(useCurrentRoute().route?.name);
}
