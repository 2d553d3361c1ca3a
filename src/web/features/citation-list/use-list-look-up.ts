import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { readWanted } from '#domain/bibliography/read-wanted.ts';
import { FAVORITE_LIMITS, findNameFault } from '#domain/tools/desk/favorite.ts';
import { lookUpWorks, type FoundWork } from '#web/api/citations.ts';
import { createFilledFolder } from '#web/api/favorites.ts';
import { readTextFile } from '#web/app/read-text-file.ts';
import { announce } from '#web/app/live-region.tsx';
import { useCall } from '#web/app/use-call.ts';
import { describeFound, isSure } from './describe-found.ts';

export type ListLookUp = ReturnType<typeof useListLookUp>;

/** Larger files are no lists of references; bytes. */
const LARGEST_FILE = 2_000_000;
/** So much of a list stands in the field, which is all of 200 entries and their summaries. */
const LONGEST_LIST = 500_000;
const LINE_END = /\r\n|\r|\n/u;

/** A list of citations: what is recognised in it, what of that is ticked, and a folder made of it. */
export function useListLookUp(initial: string) {
  const queries = useQueryClient();
  const { navigate } = useRouter();
  const [name, setName] = useState('');
  const task = useCall();
  const list = useLookUp(task, initial);
  const { chosen } = list;
  return {
    ...task,
    ...list,
    name,
    setName,
    /** What a file says is looked up at once; it is read here and kept nowhere. */
    open: async (file: File) => {
      if (file.size > LARGEST_FILE) return task.say('The file is larger than 2 MB, which no list of references is.');
      setName((former) => former || file.name.replace(/\.\w+$/u, '').slice(0, FAVORITE_LIMITS.name));
      const { text, refusal } = await readTextFile(file);
      return text === undefined ? task.say(refusal) : list.lookUp(text);
    },
    makeFolder: () =>
      task.run(async (signal) => {
        const fault = findNameFault(name);
        if (fault !== undefined) return fault;
        const folder = await createFilledFolder(queries, name, [...chosen]);
        announce(`The folder “${name}” was made with ${chosen.size} favorites.`);
        // Who left the page meanwhile has chosen something else.
        if (!signal.aborted) void navigate({ href: `/favorites?folder=${folder.id}` });
        return undefined;
      }),
  };
}

/** The list, what is recognised in it, and what of that is ticked: first whatever is sure. */
function useLookUp({ run }: Pick<ReturnType<typeof useCall>, 'run'>, initial: string) {
  const [text, setText] = useState(initial);
  const [found, setFound] = useState<readonly FoundWork[]>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const change = (list: string) => {
    setText(list);
    setFound(undefined);
  };
  const lookUp = (list: string) => {
    const works = readWanted(list, FAVORITE_LIMITS.added);
    const next = works[FAVORITE_LIMITS.added];
    // The field holds what is looked up: with 100,000 lines in it nothing would move any more.
    change(next ? list.split(LINE_END, next.line).join('\n') : list.slice(0, LONGEST_LIST));
    return run(async (signal) => {
      if (works.length === 0) return 'Paste or type at least one citation, or choose a RIS file.';
      const answer = await lookUpWorks(works.slice(0, FAVORITE_LIMITS.added), signal);
      setFound(answer);
      setChosen(new Set(answer.filter(isSure).flatMap(({ documents }) => documents.map(({ id }) => id))));
      announce(describeFound(answer));
      return next
        ? `Only the first ${FAVORITE_LIMITS.added} entries were looked up; line ${next.line} and what follows it are left for another list.`
        : undefined;
    });
  };
  const toggle = (id: string) =>
    setChosen((former) => new Set(former.has(id) ? [...former].filter((one) => one !== id) : [...former, id]));
  return { text, found, chosen, change, lookUp, toggle };
}
