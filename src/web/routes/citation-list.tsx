import { lazy, Suspense, useState, type ReactNode } from 'react';
import { CitationListContext } from '#web/app/citation-list.ts';
import { loadModule } from '#web/app/load-module.ts';

const CitationListSheet = lazy(async () => {
  const load = () => import('#web/features/citation-list/citation-list-sheet.tsx');
  return { default: (await loadModule('citation-list', load)).CitationListSheet };
});

/** Lets whatever is inside open the look-up of citations; its sheet is loaded when it is first wanted. */
export function CitationLists({ children }: { readonly children: ReactNode }) {
  const [text, setText] = useState<string>();
  return (
    <CitationListContext value={setText}>
      {children}
      {text === undefined ? null : (
        <Suspense fallback={null}>
          <CitationListSheet isOpen text={text} onClose={() => setText(undefined)} />
        </Suspense>
      )}
    </CitationListContext>
  );
}
