import { useEffect, useState } from 'react';
import { announce } from './live-region.tsx';

/** How long the confirmation stays, in milliseconds. */
const CONFIRMATION = 1600;

/**
 * Copies text to the clipboard, or whatever a function writes there, and says so; the first value holds for a moment after
 * it worked.
 */
export function useCopy(message: string): readonly [boolean, (what: string | (() => Promise<void>)) => void] {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (what: string | (() => Promise<void>)) => {
    try {
      await (typeof what === 'string' ? navigator.clipboard.writeText(what) : what());
      setCopied(true);
      announce(message);
    } catch {
      announce('Copying is not allowed here');
    }
  };
  return [isCopied, (what) => void copy(what)];
}
