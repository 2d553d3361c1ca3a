import { Checkbox } from '#web/ui/checkbox.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { useShortcutSetting } from '#web/app/use-shortcuts.ts';
import styles from './key-sheet.module.css';

const KEYS = [
  {
    title: 'Everywhere',
    keys: [
      { key: '/', does: 'Go to the search field; in it, open the list of everything there is to go to' },
      { key: 'Ctrl K', does: 'Open that list over the page, with what can be done on it' },
      { key: 'f', does: 'Keep the result or the document among the favorites, or choose its folders' },
      { key: 'Ctrl Z', does: 'Bring back what you just removed; later it is in the trash, among your favorites' },
      { key: '?', does: 'Show this sheet' },
      { key: 'Esc', does: 'Close what is open' },
    ],
  },
  {
    title: 'Results',
    keys: [
      { key: 'j', does: 'Next result' },
      { key: 'k', does: 'Previous result' },
      { key: 'Enter', does: 'Open the result' },
      { key: 'x', does: 'Select the result, or take it out again' },
    ],
  },
  {
    title: 'Reading',
    keys: [
      { key: 'g', does: 'Go to an article, a section, a paragraph or a page of the text' },
      { key: 'n', does: 'Next match' },
      { key: 'p', does: 'Previous match' },
      { key: 'Shift ↓', does: 'Select from the place in sight on, as in a field; with Ctrl by words and paragraphs' },
      { key: 'c', does: 'Copy the selected words with their citation' },
      { key: 'j', does: 'Next result of the search' },
      { key: 'k', does: 'Previous result of the search' },
    ],
  },
] as const;

interface KeySheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** All keys in one sheet, with the switch that turns single keys off. */
export function KeySheet({ isOpen, onClose }: KeySheetProps) {
  const [isOn, setOn] = useShortcutSetting();
  return (
    <Sheet title="Keyboard" place="centre" isOpen={isOpen} onClose={onClose}>
      <div className={styles.groups}>
        {KEYS.map((group) => (
          <section key={group.title}>
            <h3 className={styles.title}>{group.title}</h3>
            <dl>
              {group.keys.map(({ key, does }) => (
                <div key={key} className={styles.row}>
                  <dt>
                    <kbd className={styles.key}>{key}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className={styles.setting}>
        <Checkbox state={isOn} onChange={() => setOn(!isOn)}>
          Single keys act when I am not typing
        </Checkbox>
      </div>
    </Sheet>
  );
}
