import { CircleHelp, ListTree, TextCursorInput, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { OperatorHelp } from './lazy-parts.ts';
import styles from './search-bar.module.css';
import type { SearchBarModel } from './use-search-bar.ts';

interface FieldToolsProps {
  readonly bar: SearchBarModel;
  readonly onClear: () => void;
  readonly onToggleText: () => void;
  readonly onBuild: () => void;
  /** Searches for an example. */
  readonly onTry: (example: string) => void;
}

/**
 * The three buttons at the end of the field: clear, the builder, the help, which also turns the query into text and back.
 * Where there is little room the builder stands in the help too.
 */
export function FieldTools({ bar, onClear, onToggleText, onBuild, onTry }: FieldToolsProps) {
  const hasQuery = bar.query !== '' || bar.isText;
  const textLabel = bar.isText ? 'Show as terms' : 'Edit as text';
  return (
    <div className={styles.tools}>
      {bar.canClear ? (
        <Button kind="icon" aria-label="Clear search" title="Clear search" onClick={onClear}>
          <X size="1.125rem" aria-hidden />
        </Button>
      ) : null}
      <Button kind="icon" className={styles.wide} aria-label="Build a query" title="Build a query" onClick={onBuild}>
        <ListTree size="1.125rem" aria-hidden />
      </Button>
      <Help {...{ hasQuery, textLabel, onToggleText, onBuild, onTry }} />
    </div>
  );
}

interface HelpProps extends Pick<FieldToolsProps, 'onToggleText' | 'onBuild' | 'onTry'> {
  readonly hasQuery: boolean;
  readonly textLabel: string;
}

/** The operator help with the buttons that stand in it. */
function Help(help: HelpProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <Popover
      label="How to write a query"
      align="end"
      width="text"
      renderTrigger={(properties) => (
        <Button
          kind="icon"
          aria-label="How to write a query"
          title="How to write a query"
          {...properties}
          onClick={() => setOpened(true)}
        >
          <CircleHelp size="1.125rem" aria-hidden />
        </Button>
      )}
    >
      {(close) => (
        <HelpBody
          {...help}
          hasHelp={wasOpened}
          closeAnd={(act) => {
            close();
            act();
          }}
        />
      )}
    </Popover>
  );
}

interface HelpBodyProps extends HelpProps {
  readonly hasHelp: boolean;
  readonly closeAnd: (act: () => void) => void;
}

function HelpBody({ hasQuery, textLabel, onToggleText, onBuild, onTry, hasHelp, closeAnd }: HelpBodyProps) {
  return (
    <>
      <div className={styles.acts}>
        <Button className={styles.narrow} onClick={() => closeAnd(onBuild)}>
          <ListTree size="1.125rem" aria-hidden /> Build a query
        </Button>
        {hasQuery ? (
          <Button onClick={() => closeAnd(onToggleText)}>
            <TextCursorInput size="1.125rem" aria-hidden /> {textLabel}
          </Button>
        ) : null}
      </div>
      {hasHelp ? (
        <div className={styles.helpRoom}>
          <OperatorHelp onTry={(example) => closeAnd(() => onTry(example))} />
        </div>
      ) : null}
    </>
  );
}
