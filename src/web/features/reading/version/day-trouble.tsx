import { useLocation } from '@tanstack/react-router';
import { formatDate } from '#domain/document/format-date.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Message } from '#web/ui/message.tsx';
import { hrefOfDay } from './day-form.tsx';

/** Whether it is the day that an address names which stands in the way (OP-197). */
export function isAboutDay({ code, details }: ApiError): boolean {
  return code === 'text-of-day-unknown' || (code === 'field-invalid' && details?.field === 'inForce');
}

interface DayTroubleProps {
  readonly error: ApiError;
  readonly note: string | undefined;
}

/** What is no day, or a day of which no text of a law is known, with the way to the nearest. */
export function DayTrouble({ error, note }: DayTroubleProps) {
  const { pathname } = useLocation();
  const { title, date, reason, nearest = [] } = error.details ?? {};
  const ways = (
    <>
      {nearest.map((day) => (
        <AppLink key={day} href={hrefOfDay(pathname, day)}>{`Read the text in force from ${formatDate(day)}`}</AppLink>
      ))}
      <AppLink href={pathname}>Read the newest text</AppLink>
    </>
  );
  return (
    <Message
      level={1}
      title={date ? `${title ?? 'Document'}, as in force on ${formatDate(date)}` : 'There is no such day'}
      actions={ways}
      note={note}
    >
      <p>
        {date
          ? (reason ?? error.message)
          : 'The address names a day on which the text was in force. It is written with year, month and day: 2020-05-01.'}
      </p>
    </Message>
  );
}
