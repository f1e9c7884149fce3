import type { SlotProps } from '@formline/shared/contracts/slots';
import { useCanEdit } from '@formline/shared/session';
import { ScheduleCard } from '../features/schedule-card/ScheduleCard';
import { WithOpenWorkout } from './WithOpenWorkout';

export function ScheduleCardSlot(props: SlotProps['client-dashboard:schedule']) {
  const { clientId: id, clientFirstName: firstName } = props;
  return (
    <WithOpenWorkout key={id} owner={{ kind: 'client', id, firstName }} canEdit={useCanEdit()}>
      {({ onOpen }) => <ScheduleCard {...props} onOpen={onOpen} />}
    </WithOpenWorkout>
  );
}
