import { CLIENTS_PATH } from '@formline/shared/domain/clientPaths';
import { Link as RouterLink } from '@formline/shared/routing';
import { Button, EmptyState } from '@formline/shared/ui/core';
import { calendarTexts } from './calendar.texts';
import { CalendarHeader } from './CalendarHeader';

/** The address names no client, or one of somebody else: both look the same. */
export function ClientNotFound() {
  return (
    <>
      <CalendarHeader />
      <EmptyState
        title={calendarTexts.notFoundTitle}
        text={calendarTexts.notFoundText}
        action={
          <Button asChild variant="primary">
            <RouterLink to={CLIENTS_PATH}>{calendarTexts.backToClients}</RouterLink>
          </Button>
        }
      />
    </>
  );
}
