import { useEffect, useState } from 'react';
import { SearchField } from '#web/app/search-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import styles from './palette.module.css';

interface PaletteProps {
  readonly onClose: () => void;
}

/** The way to everything by its name, over every page, with what can be done with the page below (OP-182). */
export function Palette({ onClose }: PaletteProps) {
  const actions = usePageActions();
  const act = ({ element }: PageAction) => {
    onClose();
    // The page behind takes no press before the sheet is gone.
    requestAnimationFrame(() => {
      element.focus();
      element.click();
    });
  };
  return (
    <Sheet title="Go to" place="centre" isTall isOpen onClose={onClose}>
      <div className={styles.field}>
        <SearchField isInSheet onSearch={onClose} />
      </div>
      <p className={styles.hint}>
        Three letters of a person, a case, a provision, a place, a tool or a page; Enter searches the library.
      </p>
      {actions.length === 0 ? null : (
        <section aria-labelledby="page-actions" className={styles.actions}>
          <h3 id="page-actions">On this page</h3>
          <ul>
            {actions.map((action) => (
              <li key={action.name}>
                <Button kind="ghost" className={styles.action} onClick={() => act(action)}>
                  {action.name}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Sheet>
  );
}

interface PageAction {
  readonly name: string;
  readonly element: HTMLElement;
}

/** What can be done with the page, also with one that is still arriving. */
function usePageActions(): readonly PageAction[] {
  const [actions, setActions] = useState(listPageActions);
  useEffect(() => {
    const look = () => {
      const found = listPageActions();
      setActions((known) => (isSameList(known, found) ? known : found));
    };
    const observer = new MutationObserver(look);
    const page = document.querySelector('main') ?? document.body;
    observer.observe(page, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    return () => observer.disconnect();
  }, []);
  return actions;
}

function isSameList(one: readonly PageAction[], other: readonly PageAction[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ name, element }, at) => name === other[at]?.name && element === other[at].element)
  );
}

/** The buttons that stand with what the page is about, by their names; each name once. */
function listPageActions(): PageAction[] {
  const buttons = document.querySelectorAll<HTMLElement>('[data-page-actions] :is(button, a[href]):not(:disabled)');
  const actions = [...buttons]
    .filter((element) => element.checkVisibility())
    .map((element) => ({ name: element.getAttribute('aria-label') ?? element.innerText.trim(), element }));
  return actions.filter(({ name }, at) => name !== '' && actions.findIndex((other) => other.name === name) === at);
}
