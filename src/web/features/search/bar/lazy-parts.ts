import { lazy } from 'react';
import { createLazyPart } from '#web/ui/lazy-part.tsx';

/** What opens below the field, loaded when the reader comes to it; where that fails, the field works without it. */
export const FieldLists = lazy(async () => {
  try {
    return { default: (await import('./field-lists.tsx')).FieldLists };
  } catch {
    return { default: (): null => null } as never;
  }
});

/** The operator help, loaded when it is opened. */
export const OperatorHelp = createLazyPart(async () => (await import('./operator-help.tsx')).OperatorHelp);
