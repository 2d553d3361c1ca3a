import { Columns3 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/popover.tsx';
import type { ComparePlaceProps } from './compare-place-links.tsx';
import { LazyPlaceLinks } from './lazy-place-links.ts';

interface NamedEntry {
  readonly entry: { readonly id: string; readonly name: string };
}

/** Leads from the page of a country to the comparisons in which it has a column. */
export function ComparePlace({ entry }: NamedEntry) {
  return <Compare name={entry.name} compares="places" />;
}

/** The same for an institution. */
export function CompareOrganization({ entry }: NamedEntry) {
  return <Compare name={entry.name} compares="organizations" />;
}

function Compare({ name, compares }: Pick<ComparePlaceProps, 'name' | 'compares'>) {
  return (
    <Popover
      label="Compare this"
      width="text"
      renderTrigger={(properties) => (
        <Button kind="ghost" {...properties}>
          <Columns3 size="1rem" aria-hidden /> Compare this
        </Button>
      )}
    >
      {(close, isOpen) => (isOpen ? <LazyPlaceLinks {...{ name, compares }} onLeave={close} /> : null)}
    </Popover>
  );
}
