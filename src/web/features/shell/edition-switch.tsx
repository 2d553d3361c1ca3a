import { ChevronDown } from 'lucide-react';
import { useEditionView } from '#web/app/edition-view.ts';
import { Button } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/popover.tsx';
import styles from './menu.module.css';

/** The other editions of a standalone installation; nothing elsewhere. The page is loaded again for another edition. */
export function EditionSwitch() {
  const editions = useEditionView().switch;
  if (editions.length < 2) return null;
  return (
    <Popover
      label="Edition"
      align="end"
      renderTrigger={(properties) => (
        <Button kind="ghost" {...properties}>
          Edition
          <ChevronDown size="1rem" aria-hidden />
        </Button>
      )}
    >
      {() => <EditionList />}
    </Popover>
  );
}

/** The editions as links. */
export function EditionList() {
  const editions = useEditionView().switch;
  if (editions.length < 2) return null;
  return (
    <nav aria-label="Editions">
      <ul>
        {editions.map((edition) => (
          <li key={edition.siteId}>
            <a className={styles.item} href={edition.href} aria-current={edition.current ? 'true' : undefined}>
              {edition.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
