import { useEffect, useEffectEvent } from 'react';
import { readStoredValue, useStoredValue } from './use-stored-value.ts';

const KEY = 'pandect.shortcuts';

/**
 * Single keys that act while the component is there. They never act inside a field, with a modifier held, while a
 * sheet is open, or when the reader has switched them off.
 */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = shortcuts[event.key];
    if (!act || isField(event.target) || document.querySelector('dialog[open]')) return;
    if (readStoredValue(KEY, 'on') === 'off') return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Whether single keys act, and the switch for it. */
export function useShortcutSetting(): readonly [boolean, (isOn: boolean) => void] {
  const [value, store] = useStoredValue(KEY, 'on');
  return [value !== 'off', (isOn) => store(isOn ? 'on' : 'off')];
}

/** Whether keys pressed on something are its own. */
export function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) &&
    !(target instanceof HTMLInputElement && ['checkbox', 'radio', 'button'].includes(target.type))
  );
}
