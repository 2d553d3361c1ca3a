import { FiltersOn } from './filters-on.tsx';
import { useExplanation } from './use-explanation.ts';
import type { SearchModel } from './use-search.ts';
import { WaysOn } from './ways-on.tsx';
import styles from './ways-on.module.css';

/** Below a short list: what would find more. Nothing where nothing would. */
export function FewResults({ model }: { readonly model: SearchModel }) {
  const explanation = useExplanation(model);
  if (!explanation || explanation.ways.length + explanation.answer.spellings.length === 0) return null;
  return (
    <div className={styles.few}>
      <div className={styles.filters}>
        <FiltersOn model={model} />
      </div>
      <WaysOn model={model} explanation={explanation} />
    </div>
  );
}
