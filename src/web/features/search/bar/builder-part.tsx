import { lazy, Suspense, type ComponentProps } from 'react';
import { useCitationList } from '#web/app/citation-list.ts';
import { loadModule } from '#web/app/load-module.ts';

const QueryBuilder = lazy(async () => {
  const loaded = await loadModule('query-builder', () => import('../builder/query-builder.tsx'));
  return { default: loaded.QueryBuilder };
});

/** The form that writes queries, loaded when it is first wanted. */
export function BuilderPart({ onClose, ...rest }: Omit<ComponentProps<typeof QueryBuilder>, 'onCitations'>) {
  const openCitations = useCitationList();
  return (
    <Suspense fallback={null}>
      <QueryBuilder
        {...rest}
        onClose={onClose}
        onCitations={() => {
          onClose();
          openCitations('');
        }}
      />
    </Suspense>
  );
}
