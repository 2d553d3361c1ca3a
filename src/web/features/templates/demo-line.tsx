import { formatCount } from '#web/ui/format-number.ts';
import listing from '#web/ui/listing.module.css';

interface DemoLineProps {
  readonly demo: number;
  /** How many there are; of one template alone, nothing is counted. */
  readonly of?: number;
}

/** Says where what is shown was made for demonstration. */
export function DemoLine({ demo, of }: DemoLineProps) {
  if (demo === 0) return null;
  const what =
    of === undefined
      ? 'This template belongs'
      : `${demo === of ? 'All' : demo} of ${formatCount(of, 'template')} belong`;
  return (
    <p className={listing.demo}>
      <strong>Demo.</strong> {what} to the demo library: editors and contributors are invented, and no institution has
      seen what they wrote.
    </p>
  );
}
