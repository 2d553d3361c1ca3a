import { useRouter, type HistoryState } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { afterPaint } from './after-paint.ts';

interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address of the application, with its query and anchor. */
  readonly href: string;
  /** Stay where the page is scrolled to. */
  readonly keepScroll?: boolean;
  /** What the press itself changes is seen before the page goes there: where a very long text stands, going is work. */
  readonly paintsFirst?: boolean;
  /** What is kept beside the address. */
  readonly state?: HistoryState;
  /** Told just before the page goes there, not of a new tab. */
  readonly onFollow?: ((href: string) => void) | undefined;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link inside the application: an ordinary anchor that navigates without loading the page again. */
export function AppLink({ href, keepScroll, paintsFirst, state, onFollow, onClick, children, ...rest }: AppLinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || rest.target) return;
    event.preventDefault();
    onFollow?.(href);
    const go = () => void router.navigate({ href, resetScroll: !keepScroll, ...(state ? { state } : {}) });
    if (paintsFirst) afterPaint(go);
    else go();
  };
  const prepare = () => void router.preloadRoute({ to: href.split(/[?#]/)[0] ?? href } as never).catch(() => undefined);
  return (
    <a href={href} onClick={follow} onPointerEnter={prepare} onFocus={prepare} {...rest}>
      {children}
    </a>
  );
}

/** A click that asks for nothing special, such as a new tab. */
export function isPlainClick(event: {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
