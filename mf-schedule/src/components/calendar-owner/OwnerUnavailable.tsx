import { CLIENTS_PATH } from '@formline/shared/domain/clients/clientPaths';
import { GROUPS_PATH } from '@formline/shared/domain/clients/groupPaths';
import { Link as RouterLink } from '@formline/shared/routing';
import { InactiveClientState } from '@formline/shared/training/inactive-client/InactiveClientState';
import { Button, EmptyState, ErrorState, PageHeader } from '@formline/shared/ui/core';
import type { CalendarOwner } from './calendarOwner';
import { calendarOwnerTexts } from './calendarOwner.texts';
import type { OwnerState } from './useCalendarOwner';

const LIST_PATHS = { client: CLIENTS_PATH, group: GROUPS_PATH } as const;

interface OwnerUnavailableProps {
  readonly kind: CalendarOwner['kind'];
  readonly title: string;
  readonly state: Exclude<OwnerState<CalendarOwner>, { readonly status: 'found' | 'loading' }>;
}

export function OwnerUnavailable({ kind, title, state }: OwnerUnavailableProps) {
  const listPath = LIST_PATHS[kind];
  const notFound = calendarOwnerTexts.notFound[kind];
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[
          <RouterLink key="list" to={listPath}>
            {calendarOwnerTexts.lists[kind]}
          </RouterLink>,
        ]}
      />
      {state.status === 'failed' && (
        <ErrorState
          title={calendarOwnerTexts.failed[kind]}
          text={calendarOwnerTexts.failedText}
          onRetry={state.retry}
        />
      )}
      {state.status === 'inactive' && <InactiveClientState />}
      {state.status === 'not-found' && (
        <EmptyState
          title={notFound.title}
          text={notFound.text}
          action={
            <Button asChild variant="primary">
              <RouterLink to={listPath}>{notFound.back}</RouterLink>
            </Button>
          }
        />
      )}
    </>
  );
}
