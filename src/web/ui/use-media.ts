import { useCallback, useSyncExternalStore } from 'react';

/** Width from which side panels stand beside the content instead of in sheets. */
export const HAS_SIDE_PANEL = '(min-width: 64rem)';

/** Whether a media query holds, now and later. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
