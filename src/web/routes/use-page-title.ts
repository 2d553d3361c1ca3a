import { useEffect } from 'react';
import { useEditionView } from '#web/api/edition-view.ts';

/** Sets the title of the window: `<edition name> | <route name>` (OP-21). */
export function usePageTitle(name: string | undefined): void {
  const { name: edition } = useEditionView();
  useEffect(() => {
    document.title = name ? `${edition} | ${name}` : edition;
  }, [edition, name]);
}
