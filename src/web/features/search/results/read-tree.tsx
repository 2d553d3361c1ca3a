import { useId } from 'react';
import type { UnderstoodNode } from '#contract/search.ts';
import { explainNear } from '#domain/query/explain-near.ts';
import { describeField } from '#domain/query/query-field.ts';
import styles from './how-we-read.module.css';
import type { SearchModel } from '../use-search.ts';
import { useWordForms, type FormsModel } from './use-word-forms.ts';
import { listWideWords } from './wide-words.ts';
import { WordForms } from './word-forms.tsx';

/** What each kind of node asks for, in words. */
const MEANINGS: Readonly<Record<Exclude<UnderstoodNode['kind'], 'term' | 'field'>, string>> = {
  and: 'all of these',
  or: 'any of these',
  not: 'the first without the second',
  near: 'these close together',
};

interface ReadTreeProps {
  readonly tree: UnderstoodNode;
  readonly model: Pick<SearchModel, 'mode' | 'state'>;
  readonly hrefOfQuery: (query: string) => string;
  /** Id of what names the tree. */
  readonly labelledBy: string;
}

/** The query as a nested list, with the words that each of its terms finds. */
export function ReadTree({ tree, model, hrefOfQuery, labelledBy }: ReadTreeProps) {
  const forms = useWordForms(model);
  return (
    <ul className={styles.tree} aria-labelledby={labelledBy}>
      <Node node={tree} forms={forms} hrefOfQuery={hrefOfQuery} />
    </ul>
  );
}

interface NodeProps {
  readonly node: UnderstoodNode;
  readonly forms: FormsModel;
  readonly hrefOfQuery: (query: string) => string;
}

function Node({ node, ...rest }: NodeProps) {
  const id = useId();
  if (node.kind === 'term') return <Term label={node.label} {...rest} />;
  return (
    <li>
      <span id={id}>
        <span className={styles.operator}>{node.label}</span> {describe(node)}
      </span>
      <ul aria-labelledby={id}>
        {node.children.map((child) => (
          <Node key={`${node.children.indexOf(child)} ${child.label}`} node={child} {...rest} />
        ))}
      </ul>
    </li>
  );
}

/** A term on a line with its words; those of a phrase below it, each with its own. */
function Term({ label, ...rest }: Omit<NodeProps, 'node'> & { readonly label: string }) {
  const id = useId();
  const words = listWideWords(label);
  const isPhrase = label.startsWith('"');
  return (
    <li>
      <code id={id}>{label}</code>
      {isPhrase ? null : <WordForms term={label} {...rest} />}
      {isPhrase && words.length > 0 ? (
        <ul aria-labelledby={id}>
          {words.map((word) => (
            <li key={word}>
              <code>{word}</code>
              <WordForms term={word} {...rest} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function describe({ kind, label }: UnderstoodNode): string {
  const distance = /^NEAR(\d+)$/.exec(label)?.[1];
  if (distance !== undefined) return `both, with ${explainNear(distance)}`;
  if (kind === 'field') return `in the ${describeField(label)} alone`;
  return kind === 'term' ? '' : MEANINGS[kind];
}
