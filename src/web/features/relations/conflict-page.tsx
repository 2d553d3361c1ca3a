import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { checkConflicts, type ConflictAnswer } from '#contract/conflict-check.ts';
import { MOST_CAST, readCast, type CastEntry } from '#domain/tools/relations/read-cast.ts';
import { RELATION_WINDOWS, type RelationWindow } from '#domain/tools/relations/relation-window.ts';
import { callServer } from '#web/api/call-server.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { Page } from '#web/ui/page.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { CastFile } from './cast-file.tsx';
import { ConflictResults, type CheckedName } from './conflict-results.tsx';
import { LockedRelations } from './locked-relations.tsx';
import { useAreResultsLocked } from './use-are-results-locked.ts';
import styles from './conflict-page.module.css';

const WINDOWS: Readonly<Record<RelationWindow, string>> = { 3: 'Last 3 years', 5: 'Last 5 years', all: 'All years' };

/** The cast of a new matter checked for every known relation (OP-177). */
export function ConflictPage() {
  const isLocked = useAreResultsLocked();
  return (
    <Page>
      <PageHead
        title="Conflict check"
        lead={
          <>
            Paste the cast of a new matter: parties, counsel, experts, candidates for the tribunal. Every known
            relationship between them is listed with its evidence. The names are neither kept nor logged. One question
            at a time is what the <AppLink href="/relationship-indicator">Relationship Indicator</AppLink> is for.
          </>
        }
      />
      {isLocked ? <LockedRelations /> : <Check />}
    </Page>
  );
}

function Check() {
  const { text, setText, span, setSpan, entries, fault, answer, isBusy, check, pick, picked } = useConflictCheck();
  return (
    <>
      <form
        className={styles.form}
        aria-label="Names to check"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) check();
        }}
      >
        <TextField
          name="cast"
          label="Names"
          hint="One a line, in any spelling; “Claimant: …” before a name, or on a line above several, says the part. At most 200."
          lines={10}
          value={text}
          onChange={setText}
          fault={fault === '' ? undefined : fault}
        />
        <div className={styles.end}>
          <CastFile onText={(read) => setText(text.trim() === '' ? read : `${text.trimEnd()}\n\n${read}`)} />
          <Select
            label="How far back"
            value={span}
            options={RELATION_WINDOWS.map((value) => ({ value, label: WINDOWS[value] }))}
            onChange={(value) => setSpan(RELATION_WINDOWS.find((known) => known === value) ?? 'all')}
          />
          <Button kind="default" type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
            {isBusy ? 'Checking…' : entries.length < 2 ? 'Check names' : `Check ${formatCount(entries.length, 'name')}`}
          </Button>
        </div>
      </form>
      {answer ? <ConflictResults answer={answer} names={picked} window={span} onPick={pick} /> : null}
    </>
  );
}

function useConflictCheck() {
  const [text, setText] = useState('');
  const [span, setSpan] = useState<RelationWindow>('all');
  const [fault, setFault] = useState('');
  const [picked, setPicked] = useState<readonly CheckedName[]>([]);
  const request = useMutation({
    // What was asked is kept nowhere, in the browser either.
    mutationFn: (names: readonly CheckedName[]) =>
      callServer(checkConflicts, { body: { names: [...names], dates: { window: span } } }),
    onError: ({ message }) => setFault(message),
  });
  const entries = readCast(text);
  const ask = (names: readonly CheckedName[]) => {
    setPicked(names);
    request.mutate(names);
  };
  const check = () => {
    const problem = findFault(entries);
    setFault(problem);
    if (problem === '') ask(entries);
  };
  const pick = (name: string, { relType, slug }: ConflictAnswer['names'][number]['candidates'][number]) =>
    ask(picked.map((one) => (one.name === name ? { ...one, relType, slug } : one)));
  return {
    text,
    setText,
    span,
    setSpan,
    entries,
    fault,
    answer: request.data,
    isBusy: request.isPending,
    check,
    pick,
    picked,
  };
}

function findFault(entries: readonly CastEntry[]): string {
  if (entries.length < 2) return 'A check needs two names or more: write one on each line.';
  if (entries.length <= MOST_CAST) return '';
  return `A check takes at most ${MOST_CAST} names, and these are ${entries.length}. Take some out, or check them in two parts.`;
}
