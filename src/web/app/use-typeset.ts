import { useLayoutEffect, type RefObject } from 'react';

/** On its way beside the first page, which does not wait for it: it is small and there before most answers. */
const loading = import('./drawn-text.ts');
let loaded: Awaited<typeof loading> | undefined;

/** Draws an element of React as print sets its texts, each time that it is drawn; as stored where that cannot be loaded. */
export function useTypeset(element: RefObject<Element | null>, language: string | undefined): void {
  useLayoutEffect(() => {
    const draw = () => {
      if (element.current) loaded?.drawTypeset(element.current, language);
    };
    if (loaded) return draw();
    void loading.then(
      (module) => {
        loaded = module;
        return draw();
      },
      () => undefined,
    );
  });
}
