import { memo } from 'react';
import { ContentsList, type ContentsListProps } from './contents-list.tsx';
import { useCurrentSection } from './use-current-section.ts';

/** Contents that follow the reading; where it is concerns nothing else on the page, which is not drawn again for it. */
export const FollowedContents = memo(function FollowedContents(props: Omit<ContentsListProps, 'current'>) {
  return <ContentsList {...props} current={useCurrentSection(props.items)} />;
});
