import { Search } from 'lucide-react';
import { Suspense, useId, useRef, useState } from 'react';
import { useCitationList } from '#web/app/citation-list.ts';
import type { SearchFieldProps } from '#web/app/search-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useShortcuts } from '#web/app/use-shortcuts.ts';
import { BuilderPart } from './builder-part.tsx';
import { FieldTools } from './field-tools.tsx';
import type { FieldListsHandle, Steering } from './field-lists.tsx';
import { FieldLists } from './lazy-parts.ts';
import { PrefilterButton } from './prefilter-button.tsx';
import styles from './search-bar.module.css';
import { SearchInput } from './search-input.tsx';
import { TermPills } from './term-pills.tsx';
import { useSearchBar } from './use-search-bar.ts';

/** The search field: the query as pills, what is typed beside them, its tools, suggestions and the latest searches. */
export function SearchBar({ mode, state, size = 'regular', isInSheet = false, onSearch }: SearchFieldProps) {
  const bar = useSearchBar({ mode, state });
  const openCitations = useCitationList();
  const lists = useRef<FieldListsHandle>(null);
  const [visit, setVisit] = useState<'none' | 'here' | 'left'>('none');
  const [steering, setSteering] = useState<Steering>();
  const [isBuilding, setBuilding] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const focus = () => {
    input.current?.focus();
    input.current?.select();
  };
  useShortcuts(isInSheet ? {} : { '/': focus });
  const finish = () => {
    lists.current?.close();
    onSearch?.();
  };
  const submit = () => {
    bar.submit();
    finish();
  };
  return (
    <search className={styles.search}>
      <form
        className={classNames(styles.bar, styles[size])}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={styles.field}>
          <Search size={18} aria-hidden className={styles.icon} />
          <div className={styles.content}>
            {bar.terms.length > 0 ? (
              <TermPills
                terms={bar.terms}
                onChange={bar.changeTerm}
                onRemove={bar.removeTerm}
                onLeave={() => input.current?.focus()}
              />
            ) : null}
            <SearchInput
              ref={input}
              bar={bar}
              isInSheet={isInSheet}
              hintId={hint}
              lists={lists}
              steering={steering}
              onVisit={setVisit}
              onSubmit={submit}
              onEnterPills={enterPills}
              onCitations={openCitations}
            />
          </div>
          <FieldTools
            bar={bar}
            onClear={() => {
              bar.clear();
              focus();
            }}
            onToggleText={() => {
              bar.toggleText();
              input.current?.focus();
            }}
            onBuild={() => setBuilding(true)}
            onTry={(example) => {
              bar.search(example);
              finish();
            }}
          />
        </div>
        {isInSheet ? null : <PrefilterButton count={bar.filters} onOpen={bar.openFilters} />}
        <Button kind="default" type="submit" className={styles.submit}>
          Search
        </Button>
        <span id={hint} className="visually-hidden">
          Operators such as AND, OR, NOT and NEAR5 are written in capitals.
        </span>
      </form>
      {visit === 'none' ? null : (
        <Suspense fallback={null}>
          <FieldLists
            ref={lists}
            query={bar.query}
            text={bar.text}
            present={bar.present}
            isInSheet={isInSheet}
            isOpenAtFirst={visit === 'here' && !bar.isText}
            onSteer={setSteering}
            onLeave={() => {
              bar.dropText();
              onSearch?.();
            }}
          />
        </Suspense>
      )}
      {isBuilding ? (
        <BuilderPart
          query={bar.isText ? bar.text : bar.query}
          titleOnly={bar.titleOnly}
          onSearch={(query, titleOnly) => {
            setBuilding(false);
            bar.search(query, { titleOnly });
            onSearch?.();
          }}
          onClose={() => setBuilding(false)}
        />
      ) : null}
    </search>
  );
}

/** The way from the beginning of the field to the last pill. */
function enterPills(input: HTMLInputElement): void {
  const pills = [...(input.form?.querySelectorAll<HTMLElement>('[data-stop="term"]') ?? [])];
  pills.at(-1)?.focus();
}
