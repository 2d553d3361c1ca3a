import { FiltersOn } from './filters-on.tsx';
import { useExplanation } from './use-explanation.ts';
import type { SearchModel } from '../use-search.ts';
import { WaysOn } from './ways-on.tsx';
import styles from './ways-on.module.css';

/** Below a short list: what would find more and what is in no document. Nothing where there is neither, or where a document was named and is there. */
export function FewResults({ model }: { readonly model: SearchModel }) {
  return model.hits.data?.direct.length === 0 ? <MoreToFind model={model} /> : null;
}

function MoreToFind({ model }: { readonly model: SearchModel }) {
  const explanation = useExplanation(model);
  if (!explanation) return null;
  const { missing, spellings, related, total } = explanation.answer;
  const hasRelated = related !== null && related.total > total;
  if (!hasRelated && explanation.ways.length + missing.length + spellings.length === 0) return null;
  return (
    <div className={styles.few}>
      <div className={styles.filters}>
        <FiltersOn model={model} />
      </div>
      <WaysOn model={model} explanation={explanation} />
    </div>
  );
}
