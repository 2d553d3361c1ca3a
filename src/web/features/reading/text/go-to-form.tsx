import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import type { DocumentDetails } from '#contract/document.ts';
import { foldName } from '#domain/names/fold-name.ts';
import { mainUnitOf } from '#domain/provisions/law-text.ts';
import { listMainSteps, readTypedPlace, type TypedPlace } from '#domain/provisions/typed-place.ts';
import { documentAnchorQuery } from '#web/api/document.queries.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './go-to-form.module.css';
import type { OpenAnchor } from './use-anchor.ts';

/** Letters of a heading that are enough to mean it. */
const LEAST_HEADING = 3;
/** So much of what was typed is said again. */
const SAID = 40;

interface GoToFormProps {
  readonly document: DocumentDetails;
  readonly onOpen: OpenAnchor;
}

/** Goes to a place that its reader names as lawyers do (OP-196), and says in words where the text has no such place. */
export function GoToForm({ document, onOpen }: GoToFormProps) {
  const hint = useId();
  const [typed, setTyped] = useState('');
  const [trouble, setTrouble, seek] = useSeeking(document, onOpen);
  const isLaw = mainUnitOf(document) !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void seek(typed);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label>
        <span>{isLaw ? 'Article, section, paragraph, page or note' : 'Paragraph, heading, page or note'}</span>
        <input
          type="text"
          data-autofocus
          value={typed}
          autoComplete="off"
          aria-describedby={hint}
          aria-invalid={trouble !== '' || undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setTrouble('');
          }}
        />
      </label>
      <p id={hint} className={styles.hint}>
        As you would cite it: 39(1), s 12(3)(a), Sch 1 para 3, ¶ 45, p 12
      </p>
      <p role="alert" className={styles.trouble}>
        {trouble}
      </p>
      <Button type="submit">Go</Button>
    </form>
  );
}

/** What stands in the way, and the way to what is typed. */
function useSeeking(document: DocumentDetails, onOpen: OpenAnchor) {
  const client = useQueryClient();
  const [trouble, setTrouble] = useState('');
  const seek = async (typed: string) => {
    const place = readTypedPlace(typed, listMainSteps(document.tocItems.map(({ address }) => address)));
    try {
      const found = (place && (await findPlace(client, document, place))) ?? findHeading(document, typed);
      if (found) onOpen(...found);
      else setTrouble(place ? `This text has no ${place.said}.` : describeTypable(document, typed));
    } catch {
      setTrouble('The library did not answer. Try again.');
    }
  };
  return [trouble, setTrouble, seek] as const;
}

/** What can be typed in a text of this kind, where something else was. */
function describeTypable(document: DocumentDetails, typed: string): string {
  const said = typed.trim();
  const unknown = said === '' ? '' : `“${said.length > SAID ? `${said.slice(0, SAID)}…` : said}” names no place here. `;
  return mainUnitOf(document) === undefined
    ? `${unknown}Type the number of a paragraph, a page or a note as the text prints it: ¶ 45, p 12, fn 3.`
    : `${unknown}Type a number as the text prints it, alone or with what it counts: 39(1), s 12(3)(a), p 12.`;
}

/** A heading that begins with what is typed. */
function findHeading({ tocItems }: DocumentDetails, typed: string): Parameters<OpenAnchor> | undefined {
  const words = foldName(typed);
  if (words.length < LEAST_HEADING) return undefined;
  const found = tocItems.find(({ label }) => `${foldName(label)} `.startsWith(`${words} `));
  return found && [found.id];
}

/** The first meaning that the shown text has: the block, and what the address calls it. */
async function findPlace(
  client: QueryClient,
  { id, version }: DocumentDetails,
  { anchors }: TypedPlace,
): Promise<Parameters<OpenAnchor> | undefined> {
  for (const anchor of anchors) {
    const { part, address } = await client.fetchQuery(documentAnchorQuery(id, version, anchor));
    if (part === null) continue;
    const place = address?.place;
    return place?.version === version && place.anchor !== null ? [place.anchor, anchor] : [anchor];
  }
  return undefined;
}
