import { ALargeSmall } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Popover } from '#web/ui/popover.tsx';
import type { Marking } from './marking.ts';
import styles from './reading-bar.module.css';
import { LINE_WIDTHS, TEXT_SIZES, type ReadingSettings } from './use-reading-settings.ts';

interface SettingsMenuProps {
  readonly settings: ReadingSettings;
  readonly marking: Marking | undefined;
}

/** Size of the text, length of its lines, the place of its notes, and whether matches are marked: a phone’s bar has no room for that. */
export function SettingsMenu({ settings, marking }: SettingsMenuProps) {
  return (
    <Popover
      label="Text"
      align="end"
      renderTrigger={(properties) => (
        <Button kind="icon" aria-label="Text size, line width and notes" {...properties}>
          <ALargeSmall size="1.25rem" aria-hidden />
        </Button>
      )}
    >
      {() => (
        <div className={styles.settings}>
          <Choice
            legend="Text size"
            name="text-size"
            options={TEXT_SIZES}
            chosen={settings.size}
            onChoose={settings.setSize}
          />
          <Choice
            legend="Line width"
            name="line-width"
            options={LINE_WIDTHS}
            chosen={settings.width}
            onChoose={settings.setWidth}
          />
          <fieldset>
            <legend>Notes</legend>
            <Checkbox state={settings.showsNotes} onChange={() => settings.setShowsNotes(!settings.showsNotes)}>
              Show notes in the text
            </Checkbox>
          </fieldset>
          {marking?.last ? <Matches marking={marking} /> : null}
        </div>
      )}
    </Popover>
  );
}

function Matches({ marking: { isWanted, remove, setAgain } }: { readonly marking: Marking }) {
  return (
    <fieldset>
      <legend>Matches</legend>
      <Checkbox state={isWanted} onChange={isWanted ? remove : setAgain}>
        Mark what was searched for
      </Checkbox>
    </fieldset>
  );
}

interface ChoiceProps<Id extends string> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly { readonly id: Id; readonly name: string }[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

function Choice<Id extends string>({ legend, name, options, chosen, onChoose }: ChoiceProps<Id>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map((option) => (
        <Checkbox key={option.id} radioName={name} state={chosen === option.id} onChange={() => onChoose(option.id)}>
          {option.name}
        </Checkbox>
      ))}
    </fieldset>
  );
}
