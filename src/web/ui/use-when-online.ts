import { useEffect } from 'react';

/** Does something once there is a connection again, while `isWanted`: for what could not be had without one. */
export function useWhenOnline(isWanted: boolean, act: () => void): void {
  useEffect(() => {
    if (!isWanted) return;
    window.addEventListener('online', act, { once: true });
    return () => window.removeEventListener('online', act);
  });
}
