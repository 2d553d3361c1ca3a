import { memo, useDeferredValue } from 'react';
import type { TocItem } from '#contract/document.ts';
import { ContentsList, type ContentsListProps } from './contents-list.tsx';
import { areLong } from './unfold-contents.ts';
import { useCurrentSection } from './use-current-section.ts';

const NONE: readonly TocItem[] = [];
/** Contents that follow the reading; where it is concerns nothing else on the page, which is not drawn again for it. */
export const FollowedContents = memo(function FollowedContents(props: Omit<ContentsListProps, 'current'>) {
  const { items } = props;
  // Long ones come after the text that they stand beside, so that neither waits for the other.
  const shown = useDeferredValue(items, areLong(items) ? NONE : items);
  return <ContentsList {...props} items={shown} current={useCurrentSection(items)} />;
});
