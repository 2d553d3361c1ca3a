import { Contrast } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { THEMES, useTheme } from './use-theme.ts';
import styles from './menu.module.css';

/** Chooses among the three themes, or follows the system. */
export function ThemeSwitch() {
  return (
    <Popover
      label="Theme"
      align="end"
      renderTrigger={(properties) => (
        <Button kind="icon" aria-label="Theme" {...properties}>
          <Contrast size="1.125rem" aria-hidden />
        </Button>
      )}
    >
      {() => <ThemeChoices />}
    </Popover>
  );
}

/** The themes as radio buttons. */
export function ThemeChoices() {
  const [choice, choose] = useTheme();
  // The header and the menu of a phone may both be drawn: one name for both would leave one of them without a mark.
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>Theme</legend>
      {THEMES.map((theme) => (
        <Checkbox key={theme.id} radioName={name} state={choice === theme.id} onChange={() => choose(theme.id)}>
          {theme.name}
        </Checkbox>
      ))}
    </fieldset>
  );
}
