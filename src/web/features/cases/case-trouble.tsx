import { presentCaseAddress } from '#domain/addresses/text-address.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { DocumentActions } from '#web/app/document-actions.tsx';
import { useEditionView } from '#web/app/edition-view.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { FactsLine } from '#web/ui/facts-line.tsx';
import { FailedMessage } from '#web/ui/failed-message.tsx';
import { Message } from '#web/ui/message.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { NotIncluded } from '#web/ui/not-included.tsx';
import { useRequestDemo } from '#web/app/request-demo.ts';
import { NotFoundMessage } from '#web/ui/not-found-message.tsx';

interface CaseTroubleProps {
  readonly caseId: string;
  readonly error: ApiError;
  readonly onRetry: () => void;
}

/** Why there is no case here, and the ways on. */
export function CaseTrouble({ caseId, error, onRetry }: CaseTroubleProps) {
  if (error.code === 'document-not-included' && error.details)
    return <ClosedCase id={caseId} details={error.details} />;
  const search = <AppLink href="/search">Search the library</AppLink>;
  if (error.kind === 'not-found') {
    return (
      <NotFoundMessage title="There is no such case" ways={search} requestId={error.requestId}>
        <p>The address may be mistyped, or the case may belong to another edition.</p>
      </NotFoundMessage>
    );
  }
  if (error.kind === 'broken' || error.kind === 'refused') {
    return (
      <FailedMessage onReload={onRetry} ways={search} requestId={error.requestId}>
        <p>This case could not be loaded. {error.message}</p>
      </FailedMessage>
    );
  }
  return (
    <Message
      level={1}
      title="This case could not be loaded"
      actions={
        <>
          {error.canRetry ? (
            <Button kind="default" onClick={onRetry}>
              Try again
            </Button>
          ) : null}
          {search}
        </>
      }
      note={error.requestId ? `Request ${error.requestId}` : undefined}
    >
      <p>{error.message}</p>
    </Message>
  );
}

interface ClosedCaseProps {
  readonly id: string;
  readonly details: NonNullable<ApiError['details']>;
}

/** A case that the subscription does not hold. */
function ClosedCase({ id, details }: ClosedCaseProps) {
  const view = useEditionView();
  const requestDemo = useRequestDemo();
  const { title = '' } = details;
  return (
    <>
      <PageHead
        kind={<FactsLine facts={[details.type, details.court]} />}
        title={title}
        actions={<DocumentActions place="head" document={{ id, title, url: presentCaseAddress(id) }} />}
      />
      <NotIncluded
        what="case"
        heldBy={details.heldBy ?? []}
        contact={details.contact ?? null}
        onRequestDemo={view.lockedFeatures.length > 0 ? requestDemo : undefined}
      />
    </>
  );
}
