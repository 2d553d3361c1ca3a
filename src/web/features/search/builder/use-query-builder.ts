import { useMemo, useState } from 'react';
import { buildQuery, EMPTY_FORM, type QueryForm } from '#domain/query/build-query.ts';
import { describeQuery } from '#domain/query/describe-query.ts';
import { parseQuery } from '#domain/query/parse-query.ts';
import { readQueryForm } from '#domain/query/read-query-form.ts';
import { writeAsTyped } from '#domain/query/write-as-typed.ts';

interface BuilderInput {
  readonly query: string;
  readonly titleOnly: boolean;
  readonly onSearch: (query: string, titleOnly: boolean) => void;
}

/** The rules of the form: it begins with the present query where it can say it, and writes its own with every letter. */
export function useQueryBuilder({ query: present, titleOnly: isTitleOnly, onSearch }: BuilderInput) {
  const [first] = useState(() => readQueryForm(present));
  const [form, setForm] = useState(first ?? EMPTY_FORM);
  const [titleOnly, setTitleOnly] = useState(isTitleOnly);
  const query = buildQuery(form);
  const read = useMemo(() => parseQuery(query), [query]);
  const canSearch = read.ok && read.tree !== undefined;
  return {
    form,
    change: (change: Partial<QueryForm>) => setForm({ ...form, ...change }),
    titleOnly,
    setTitleOnly,
    query,
    description: read.ok && read.tree ? describeQuery(writeAsTyped(read.tree, query)) : undefined,
    trouble: read.ok ? undefined : read.error.reason,
    canSearch,
    /** The present query could not be said by the form. */
    isLeftAside: first === undefined,
    submit: () => {
      if (canSearch) onSearch(query, titleOnly);
    },
  };
}
