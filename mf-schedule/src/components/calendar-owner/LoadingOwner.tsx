import { Card, LoadingState, PageHeader, Skeleton, Stack } from '@formline/shared/ui/core';
import type { CalendarOwner } from './calendarOwner';
import { calendarOwnerTexts } from './calendarOwner.texts';

const ROWS = ['first', 'second', 'third', 'fourth'];

interface LoadingOwnerProps {
  readonly kind: CalendarOwner['kind'];
  readonly title: string;
}

export function LoadingOwner({ kind, title }: LoadingOwnerProps) {
  return (
    <>
      <PageHeader title={title} />
      <LoadingState label={calendarOwnerTexts.loading[kind]}>
        <Card>
          <Stack gap="6">
            {ROWS.map((row) => (
              <Skeleton key={row} h="8" />
            ))}
          </Stack>
        </Card>
      </LoadingState>
    </>
  );
}
