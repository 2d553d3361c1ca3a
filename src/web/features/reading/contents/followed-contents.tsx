import { memo, useDeferredValue } from 'react';
import type { TocItem } from '#contract/document.ts';
import { ContentsList, type ContentsListProps } from './contents-list.tsx';
import { useCurrentSection } from './use-current-section.ts';

const NONE: readonly TocItem[] = [];
/** Longer contents come after the text that they stand beside, so that neither waits for the other. */
const LONG = 100;

/** Contents that follow the reading; where it is concerns nothing else on the page, which is not drawn again for it. */
export const FollowedContents = memo(function FollowedContents(props: Omit<ContentsListProps, 'current'>) {
  const { items } = props;
  const shown = useDeferredValue(items, items.length > LONG ? NONE : items);
  return <ContentsList {...props} items={shown} current={useCurrentSection(items)} />;
});
