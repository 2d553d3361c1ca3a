import type { ApiError } from '#web/api/api-error.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';

interface CaseTroubleProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
}

/** Why there is no case here, and the ways on. */
export function CaseTrouble({ error, onRetry }: CaseTroubleProps) {
  return (
    <Message
      level={1}
      title={error.kind === 'not-found' ? 'There is no such case' : 'This case could not be loaded'}
      actions={
        <>
          {error.canRetry ? (
            <Button kind="default" onClick={onRetry}>
              Try again
            </Button>
          ) : null}
          <AppLink href="/search">Search the library</AppLink>
        </>
      }
      note={error.requestId ? `Request ${error.requestId}` : undefined}
    >
      <p>
        {error.kind === 'not-found'
          ? 'The address may be mistyped, or the case may belong to another edition.'
          : error.message}
      </p>
    </Message>
  );
}
