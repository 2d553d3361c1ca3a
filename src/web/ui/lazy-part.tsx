import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { PartTrouble } from './part-trouble.tsx';

/**
 * A part of a page that is loaded when it is first drawn. `waiting` keeps its place; where loading fails the part says so
 * and can be tried again, while the rest of the page stays as it is (OP-32).
 */
export function createLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [attempt, setAttempt] = useState(0);
    const [failed, setFailed] = useState(-1);
    useEffect(() => {
      if (loaded) return;
      let isWanted = true;
      const take = async () => {
        try {
          const part = await load();
          loaded = part;
          if (isWanted) setPart(() => part);
        } catch {
          if (isWanted) setFailed(attempt);
        }
      };
      void take();
      return () => {
        isWanted = false;
      };
    }, [attempt]);
    if (Part) return <Part {...props} />;
    return failed === attempt ? <PartTrouble onRetry={() => setAttempt(attempt + 1)} /> : waiting;
  };
}
