import type { ApiError } from '#web/api/api-error.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { FailedMessage } from '#web/ui/failed-message.tsx';
import { NotFoundMessage } from '#web/ui/not-found-message.tsx';
import { ReadingLimit } from '#web/ui/reading-limit.tsx';

interface ProfileTroubleProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
}

/** Why there is no profile here, and the ways on. */
export function ProfileTrouble({ error, onRetry }: ProfileTroubleProps) {
  const search = <AppLink href="/profile-navigator">Search profiles</AppLink>;
  if (error.kind === 'not-found') {
    return (
      <NotFoundMessage title="There is no such profile" ways={search} requestId={error.requestId}>
        <p>The address may be mistyped, or the person may not be shown here.</p>
      </NotFoundMessage>
    );
  }
  if (error.code === 'reading-limit') {
    const { reason = error.message, contact } = error.details ?? {};
    const note = error.requestId && `Request ${error.requestId}`;
    return <ReadingLimit reason={reason} contact={contact} note={note} />;
  }
  return (
    <FailedMessage onReload={onRetry} ways={search} requestId={error.requestId}>
      <p>This profile could not be loaded. {error.message}</p>
    </FailedMessage>
  );
}
