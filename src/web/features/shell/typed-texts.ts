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

/** What waits in this tab for the page that comes. */
export interface KeptTyped {
  readonly typed: readonly Typed[];
  /** Id of the account that typed it and was then signed out, null for a visit: nobody else is to see it. */
  readonly owner?: string | null;
}

/** Lets it wait for the page that comes, in this tab alone. */
export function keepTyped(kept: KeptTyped): void {
  if (kept.typed.length > 0) sessionStorage.setItem(KEY, JSON.stringify(kept));
}

/** What waits; it waits until it was shown and put away. */
export function readTyped(): KeptTyped | undefined {
  return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as KeptTyped | null) ?? undefined;
}

export function forgetTyped(): void {
  sessionStorage.removeItem(KEY);
}
