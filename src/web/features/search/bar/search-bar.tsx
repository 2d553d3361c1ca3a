import { Search } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useCitationList } from '#web/app/citation-list.ts';
import type { SearchFieldProps } from '#web/app/search-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useShortcuts } from '#web/app/use-shortcuts.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { BuilderPart } from './builder-part.tsx';
import { FieldTools } from './field-tools.tsx';
import { FoldedQuery } from './folded-query.tsx';
import type { FieldListsHandle, Steering } from './field-lists.tsx';
import { FieldLists } from './lazy-parts.ts';
import { PrefilterButton } from './prefilter-button.tsx';
import styles from './search-bar.module.css';
import { SearchInput } from './search-input.tsx';
import { TermPills } from './term-pills.tsx';
import { useSearchBar, type SearchBarModel } from './use-search-bar.ts';

/** Whether the reader has been in the field, and is. */
type Visit = 'none' | 'here' | 'left';

/** The search field: the query as pills, what is typed beside them, its tools, suggestions and the latest searches. */
// Long because: every part of the field takes what the others decide.
export function SearchBar({
  mode,
  state,
  size = 'regular',
  isInSheet = false,
  takesFocus = false,
  onSearch,
}: SearchFieldProps) {
  const bar = useSearchBar({ mode, state });
  const lists = useRef<FieldListsHandle>(null);
  const [visit, setVisit] = useState<Visit>('none');
  const [steering, setSteering] = useState<Steering>();
  const [isBuilding, setBuilding] = useState(false);
  const { isFolded, isUnfolded, unfold, fold } = useFoldedQuery(bar, size === 'regular' && !isInSheet);
  const hint = useId();
  const finish = () => {
    lists.current?.close();
    fold();
    onSearch?.();
  };
  const submit = () => {
    bar.submit();
    finish();
  };
  if (isFolded) return <FoldedQuery bar={bar} onEdit={unfold} />;
  return (
    <search className={styles.search}>
      <form
        className={classNames(styles.bar, styles[size])}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          {...{ bar, isInSheet, hint, lists, steering, finish, submit }}
          takesFocus={isUnfolded ? 'asked' : takesFocus ? 'with the page' : undefined}
          onVisit={setVisit}
          onBuild={setBuilding}
        />
        {isInSheet ? null : <PrefilterButton count={bar.filters} onOpen={bar.openFilters} />}
        <Button kind="default" type="submit" className={styles.submit}>
          Search
        </Button>
        <Hint id={hint} />
      </form>
      <Lists {...{ bar, isInSheet, lists, visit, onSearch }} onSteer={setSteering} />
      {isBuilding ? <Builder bar={bar} onSearch={onSearch} onClose={() => setBuilding(false)} /> : null}
    </search>
  );
}

/** On a narrow screen the query is one line until it is to be changed, and again once another one is asked. */
function useFoldedQuery({ query, text, isText }: SearchBarModel, mayFold: boolean) {
  const isNarrow = useMedia('(max-width: 45rem)');
  const [unfolded, setUnfolded] = useState<string>();
  const isUnfolded = unfolded === query && query !== '';
  return {
    isFolded: mayFold && isNarrow && query !== '' && text === '' && !isText && !isUnfolded,
    isUnfolded,
    unfold: () => setUnfolded(query),
    fold: () => setUnfolded(undefined),
  };
}

function Hint({ id }: { readonly id: string }) {
  return (
    <span id={id} className="visually-hidden">
      Operators such as AND, OR, NOT and NEAR5 are written in capitals.
    </span>
  );
}

interface PartProps {
  readonly bar: SearchBarModel;
  readonly isInSheet: boolean;
  readonly lists: RefObject<FieldListsHandle | null>;
}

interface FieldProps extends PartProps {
  readonly hint: string;
  readonly steering: Steering | undefined;
  readonly submit: () => void;
  /** After a search was started. */
  readonly finish: () => void;
  readonly onVisit: (visit: Visit) => void;
  readonly onBuild: (isBuilding: true) => void;
  /** Takes the focus as it comes: the reader asked for the field, or it is what the page is for. */
  readonly takesFocus: 'asked' | 'with the page' | undefined;
}

/** The pills, the place to type in, and the tools at the end. */
function Field({ bar, isInSheet, hint, lists, steering, submit, finish, onVisit, onBuild, takesFocus }: FieldProps) {
  const openCitations = useCitationList();
  const { input, isArriving, focus, focusAll } = useFieldFocus(isInSheet, takesFocus);
  return (
    <div className={styles.field}>
      <Search size="1.125rem" aria-hidden className={styles.icon} />
      <div className={styles.content}>
        {bar.terms.length > 0 ? (
          <TermPills terms={bar.terms} onChange={bar.changeTerm} onRemove={bar.removeTerm} onLeave={focus} />
        ) : null}
        <SearchInput
          ref={input}
          {...{ bar, lists, steering, onVisit, isArriving }}
          isWaitedFor={isInSheet || takesFocus !== undefined}
          hintId={hint}
          onSubmit={submit}
          onEnterPills={enterPills}
          onCitations={openCitations}
        />
      </div>
      <FieldTools
        bar={bar}
        onClear={() => {
          bar.clear();
          focusAll();
        }}
        onToggleText={() => {
          bar.toggleText();
          focus();
        }}
        onBuild={() => onBuild(true)}
        onTry={(example) => {
          bar.search(example);
          finish();
        }}
      />
    </div>
  );
}

/** The ways into the field; `/` leads there from anywhere on the page. */
function useFieldFocus(isInSheet: boolean, takesFocus: FieldProps['takesFocus']) {
  const input = useRef<HTMLInputElement>(null);
  const isArriving = useRef(false);
  useEffect(() => {
    // Where a finger is the pointer, the focus would bring up the keyboard over a page that nobody has seen.
    if (!takesFocus || (takesFocus === 'with the page' && matchMedia('(pointer: coarse)').matches)) return;
    isArriving.current = true;
    input.current?.focus();
    isArriving.current = false;
  }, [takesFocus]);
  const focus = () => input.current?.focus();
  const focusAll = () => {
    focus();
    input.current?.select();
  };
  useShortcuts(isInSheet ? {} : { '/': focusAll });
  return { input, isArriving, focus, focusAll };
}

interface ListsProps extends PartProps {
  readonly onSearch: (() => void) | undefined;
  readonly visit: Visit;
  readonly onSteer: (steering: Steering | undefined) => void;
}

/** What opens below the field, from its first visit on. */
function Lists({ bar, isInSheet, lists, visit, onSearch, onSteer }: ListsProps) {
  if (visit === 'none') return null;
  return (
    <Suspense fallback={null}>
      <FieldLists
        ref={lists}
        query={bar.query}
        text={bar.text}
        present={bar.present}
        isInSheet={isInSheet}
        isOpenAtFirst={visit === 'here' && !bar.isText}
        onSteer={onSteer}
        onLeave={() => {
          bar.dropText();
          onSearch?.();
        }}
      />
    </Suspense>
  );
}

interface BuilderProps extends Pick<PartProps, 'bar'> {
  readonly onSearch: (() => void) | undefined;
  readonly onClose: () => void;
}

function Builder({ bar, onSearch, onClose }: BuilderProps) {
  return (
    <BuilderPart
      query={bar.isText ? bar.text : bar.query}
      titleOnly={bar.titleOnly}
      onSearch={(query, titleOnly) => {
        onClose();
        bar.search(query, { titleOnly });
        onSearch?.();
      }}
      onClose={onClose}
    />
  );
}

/** The way from the beginning of the field to the last pill. */
function enterPills(input: HTMLInputElement): void {
  const pills = [...(input.form?.querySelectorAll<HTMLElement>('[data-stop="term"]') ?? [])];
  pills.at(-1)?.focus();
}
