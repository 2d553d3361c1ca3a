import { createContext, use } from 'react';

/** Opens the request-demo dialog; the shell provides it. */
export const RequestDemoContext = createContext<() => void>(() => undefined);

/** For whatever stands locked: a click on it opens the request-demo dialog (SH-290). */
export function useRequestDemo(): () => void {
  return use(RequestDemoContext);
}
