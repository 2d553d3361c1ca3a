import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { PartTrouble } from './part-trouble.tsx';
import { useWhenOnline } from './use-when-online.ts';

/** What stands in the place of a part: nothing, and a message, where these do not say otherwise. */
interface StandIns<Props> {
  readonly waiting?: (props: Props) => ReactNode;
  readonly failed?: (props: Props, onRetry: () => void) => ReactNode;
}

/**
 * A part of a page that is loaded when it is first drawn; where loading fails the part says so and can be tried again,
 * while the rest of the page stays as it is (OP-32).
 */
export function createLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = () => null, failed = (_props, onRetry) => <PartTrouble onRetry={onRetry} /> }: StandIns<Props> = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [attempt, setAttempt] = useState(0);
    const [failedAt, setFailedAt] = useState(-1);
    useEffect(() => {
      // Its own, for another instance may have got it between the drawing of this one and now.
      if (Part) return;
      let isWanted = true;
      const take = async () => {
        try {
          const part = await load();
          loaded = part;
          if (isWanted) setPart(() => part);
        } catch {
          if (isWanted) setFailedAt(attempt);
        }
      };
      void take();
      return () => {
        isWanted = false;
      };
    }, [Part, attempt]);
    const retry = () => setAttempt(attempt + 1);
    useWhenOnline(failedAt === attempt, retry);
    if (Part) return <Part {...props} />;
    return failedAt === attempt ? failed(props, retry) : waiting(props);
  };
}
