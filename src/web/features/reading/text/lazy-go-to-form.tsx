import { createLazyPart } from '#web/ui/lazy-part.tsx';

/** The box that goes to a place of the text, loaded when it is opened. */
export const GoToForm = createLazyPart(async () => (await import('./go-to-form.tsx')).GoToForm);
