import { REMOVED_TITLE } from '#domain/document/removed-title.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import type { ReactNode } from 'react';
import type { ApiError } from '#web/api/api-error.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatDate } from '#domain/document/format-date.ts';
import { FailedMessage } from '#web/ui/failed-message.tsx';
import { Message } from '#web/ui/message.tsx';
import { NotIncluded } from '#web/ui/not-included.tsx';
import { NotFoundMessage } from '#web/ui/not-found-message.tsx';
import { ReadingLimit } from '#web/ui/reading-limit.tsx';
import { DayTrouble, isAboutDay } from './version/day-trouble.tsx';
import { ClosedDocument } from './closed-document.tsx';

/** What was looked for, where that is no document of any kind. */
export interface Sought {
  /** In words: `profile`. */
  readonly what: string;
  /** Where others are searched for. */
  readonly search: { readonly href: string; readonly name: string };
  /** Why it may not be there: it may ... */
  readonly may: string;
}

const DOCUMENT: Sought = {
  what: 'document',
  search: { href: '/search', name: 'Search the library' },
  may: 'belong to another edition',
};

interface DocumentTroubleProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
  readonly sought?: Sought;
}

/** Why there is no document here, and what the reader can do. */
export function DocumentTrouble({ error, onRetry, sought = DOCUMENT }: DocumentTroubleProps) {
  const { what, may } = sought;
  const failed = `This ${what} could not be loaded`;
  if (error.code === 'document-not-included' && error.details) {
    return <ClosedDocument details={error.details} what={what} />;
  }
  const ways = <WaysOn error={error} onRetry={onRetry} search={sought.search} />;
  const note = error.requestId ? `Request ${error.requestId}` : undefined;
  if (isAboutDay(error)) return <DayTrouble error={error} note={note} />;
  if (error.code.startsWith('version-') && error.details?.version) return <VersionTrouble error={error} note={note} />;
  if (error.code === 'reading-limit') {
    const { reason = error.message, contact } = error.details ?? {};
    return <ReadingLimit reason={reason} contact={contact} note={note} />;
  }
  if (error.kind === 'withdrawn') return <Withdrawn error={error} ways={ways} note={note} />;
  if (error.kind === 'not-found') {
    return (
      <NotFoundMessage title={`There is no such ${what}`} ways={ways} requestId={error.requestId}>
        <p>{`The address may be mistyped, or the ${what} may ${may}.`}</p>
      </NotFoundMessage>
    );
  }
  if (error.kind === 'broken' || error.kind === 'refused') {
    return (
      <FailedMessage onReload={onRetry} ways={ways} requestId={error.requestId}>
        <p>{`${failed}. ${error.message}`}</p>
      </FailedMessage>
    );
  }
  return (
    <Message
      level={1}
      title={error.kind === 'offline' ? 'The library cannot be reached' : failed}
      actions={ways}
      note={note}
    >
      <p>{error.message}</p>
    </Message>
  );
}

interface WithdrawnProps {
  readonly error: ApiError;
  readonly ways: ReactNode;
  readonly note: string | undefined;
}

function Withdrawn({ error, ways, note }: WithdrawnProps) {
  const { title, date } = error.details ?? {};
  return (
    <Message level={1} title={title ?? 'This document was withdrawn'} actions={ways} note={note}>
      <p>
        This document was taken out of the library{date ? ` on ${formatDate(date)}` : ''}. Its address stays reserved,
        so links to it never lead to something else.
        {title === REMOVED_TITLE ? ' The words of its title were removed by the operator.' : null}
      </p>
    </Message>
  );
}

/** A version that there never was, whose text is not kept, or that the subscription does not hold (OP-204). */
function VersionTrouble({ error, note }: { readonly error: ApiError; readonly note: string | undefined }) {
  const { id, title, version, newest, reason, heldBy = [], contact = null } = error.details ?? {};
  const way = id ? (
    <AppLink href={presentTextAddress({ id })}>Read the newest version{newest ? ` (${newest})` : ''}</AppLink>
  ) : null;
  return (
    <Message level={1} title={`${title ?? 'Document'}, version ${version ?? ''}`} actions={way} note={note}>
      {error.code === 'version-not-included' ? (
        <NotIncluded what="version" heldBy={heldBy} contact={contact} />
      ) : (
        <p>{reason ?? error.message}</p>
      )}
    </Message>
  );
}

function WaysOn({ error, onRetry, search }: Omit<DocumentTroubleProps, 'sought'> & Pick<Sought, 'search'>) {
  const said = error.details?.title;
  const title = said === REMOVED_TITLE ? undefined : said;
  return (
    <>
      {error.canRetry && error.kind !== 'broken' ? (
        <Button kind="default" onClick={onRetry}>
          Try again
        </Button>
      ) : null}
      <AppLink href={title ? `/search?${new URLSearchParams({ q: `"${title}"` })}` : search.href}>
        {title ? 'Search for this title' : search.name}
      </AppLink>
    </>
  );
}
