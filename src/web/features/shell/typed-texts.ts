const KEY = 'pandect.typed';

/** A text that somebody typed into a field, with the field's name. */
export interface Typed {
  readonly field: string;
  readonly text: string;
}

const FIELDS = 'textarea, input:not([type]), input[type=text], input[type=search], input[type=email]';

/** What is typed and would be lost by loading the page again: whatever its address does not say. Passwords never. */
export function listTyped(): Typed[] {
  const said = new Set(new URLSearchParams(location.search).values());
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].flatMap((field) => {
    const text = field.value.trim();
    if (text === '' || said.has(text) || field.readOnly) return [];
    return [{ field: field.labels?.[0]?.textContent || field.ariaLabel || field.name || 'A field', text }];
  });
}

/** Lets it wait for the page that comes, in this tab alone. */
export function keepTyped(typed: readonly Typed[]): void {
  if (typed.length > 0) sessionStorage.setItem(KEY, JSON.stringify(typed));
}

/** What waits; it waits until it was shown and put away. */
export function readTyped(): readonly Typed[] {
  return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as readonly Typed[];
}

export function forgetTyped(): void {
  sessionStorage.removeItem(KEY);
}
