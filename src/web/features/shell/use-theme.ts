import { useEffect } from 'react';
import { useMedia } from '#web/ui/use-media.ts';
import { useStoredValue } from '#web/app/use-stored-value.ts';

export const THEMES = [
  { id: 'system', name: 'As the system' },
  { id: 'light', name: 'Light' },
  { id: 'dark', name: 'Dark' },
  { id: 'contrast', name: 'High contrast' },
] as const;

export type ThemeChoice = (typeof THEMES)[number]['id'];

/**
 * The chosen theme, remembered in the browser. `public/theme.js` applies the same rule before anything is drawn; from
 * then on this hook follows the reader's choice and the system.
 */
export function useTheme(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  const [stored, store] = useStoredValue('pandect.theme', 'system');
  const wantsContrast = useMedia('(prefers-contrast: more)');
  const wantsDark = useMedia('(prefers-color-scheme: dark)');
  const choice = THEMES.find((theme) => theme.id === stored)?.id ?? 'system';
  const system = wantsContrast ? 'contrast' : wantsDark ? 'dark' : 'light';
  useEffect(() => {
    document.documentElement.dataset['theme'] = choice === 'system' ? system : choice;
  }, [choice, system]);
  return [choice, store];
}
