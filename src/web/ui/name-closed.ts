import { formatNumber } from './format-number.ts';

interface NameClosedProps {
  readonly count: number;
  readonly isExact: boolean;
}

/** How many documents a reader may not open, as far as it is told: “7 more”, “40 or more” (OP-169). */
export function nameClosed({ count, isExact }: NameClosedProps): string {
  return `${formatNumber(count)} ${isExact ? '' : 'or '}more outside your subscription`;
}
