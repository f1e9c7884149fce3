import { ManagerNotice } from '@formline/shared/training/manager-notice/ManagerNotice';
import { chakra, pageFillsWindow } from '@formline/shared/ui/core';
import { useMemo } from 'react';
import type { CalendarWorkout } from '../../components/schedule/calendarWorkout';
import type { MoveWorkout } from '../../components/schedule-changes/useMoveWorkout';
import { NameInPath } from '../../components/subject/ClientByName';
import { SubjectTrouble } from '../../components/subject/SubjectTrouble';
import { useClientSubject } from '../../components/subject/useSubject';
import { calendarTexts } from './calendar.texts';
import { CalendarHeader } from './CalendarHeader';
import { SubjectCalendar } from './SubjectCalendar';

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

/** The days load in parallel with the client. */
export function ClientCalendar({ clientId, addressName, ...calendar }: ClientCalendarProps) {
  const state = useClientSubject(clientId);
  const firstName = state.status === 'found' ? state.subject.firstName : addressName;
  const subject = useMemo(
    () => ({ kind: 'client', id: clientId, firstName }) as const,
    [clientId, firstName],
  );
  if (state.status === 'failed' || state.status === 'not-found') {
    return <SubjectTrouble kind="client" title={calendarTexts.title} state={state} />;
  }
  return (
    <Page>
      {state.status === 'found' && <NameInPath firstName={state.subject.firstName} />}
      <CalendarHeader client={state.status === 'found' ? state.subject : undefined} />
      {calendar.canEdit ? null : <ManagerNotice />}
      <SubjectCalendar subject={subject} {...calendar} />
    </Page>
  );
}
