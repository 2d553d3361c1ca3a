import { ALargeSmall } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Popover } from '#web/ui/popover.tsx';
import styles from './reading-bar.module.css';
import { TEXT_SIZES, type ReadingSettings } from './use-reading-settings.ts';

/** Size of the text and the place of its notes. */
export function SettingsMenu({ settings }: { readonly settings: ReadingSettings }) {
  return (
    <Popover
      label="Text"
      align="end"
      renderTrigger={(properties) => (
        <Button kind="icon" aria-label="Text size and notes" {...properties}>
          <ALargeSmall size={20} aria-hidden />
        </Button>
      )}
    >
      {() => (
        <div className={styles.settings}>
          <fieldset>
            <legend>Text size</legend>
            {TEXT_SIZES.map(({ id, name }) => (
              <Checkbox
                key={id}
                radioName="text-size"
                state={settings.size === id}
                onChange={() => settings.setSize(id)}
              >
                {name}
              </Checkbox>
            ))}
          </fieldset>
          <fieldset>
            <legend>Notes</legend>
            <Checkbox state={settings.showsNotes} onChange={() => settings.setShowsNotes(!settings.showsNotes)}>
              Show notes in the text
            </Checkbox>
          </fieldset>
        </div>
      )}
    </Popover>
  );
}
