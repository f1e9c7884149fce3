import { ManagerNotice } from '@formline/shared/training/manager-notice/ManagerNotice';
import { chakra, pageFillsWindow } from '@formline/shared/ui/core';
import { useMemo } from 'react';
import type { CalendarWorkout } from '../../components/schedule/calendarWorkout';
import type { MoveWorkout } from '../../components/schedule-changes/useMoveWorkout';
import { NameInPath } from '../../components/calendar-owner/ClientByName';
import { OwnerUnavailable } from '../../components/calendar-owner/OwnerUnavailable';
import { useOwningClient } from '../../components/calendar-owner/useCalendarOwner';
import { calendarTexts } from './calendar.texts';
import { CalendarHeader } from './CalendarHeader';
import { OwnerCalendar } from './OwnerCalendar';

const Page = chakra('div', {
  base: { lg: { display: 'flex', flexDirection: 'column', ...pageFillsWindow('36rem') } },
});

interface ClientCalendarProps {
  readonly clientId: number;
  readonly addressName: string;
  readonly date: string;
  readonly today: string;
  readonly canEdit: boolean;
  readonly onSelect: (date: string) => void;
  readonly onOpen: (workout: CalendarWorkout) => void;
  readonly onMove: MoveWorkout;
}

export function ClientCalendar({ clientId, addressName, ...calendar }: ClientCalendarProps) {
  const state = useOwningClient(clientId);
  const firstName = state.status === 'found' ? state.owner.firstName : addressName;
  const owner = useMemo(() => ({ kind: 'client', id: clientId, firstName }) as const, [clientId, firstName]);
  if (state.status !== 'found' && state.status !== 'loading') {
    return <OwnerUnavailable kind="client" title={calendarTexts.title} state={state} />;
  }
  return (
    <Page>
      {state.status === 'found' && <NameInPath firstName={state.owner.firstName} />}
      <CalendarHeader client={state.status === 'found' ? state.owner : undefined} />
      {calendar.canEdit ? null : <ManagerNotice />}
      <OwnerCalendar owner={owner} {...calendar} />
    </Page>
  );
}
