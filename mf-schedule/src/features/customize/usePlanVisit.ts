import { useClubScope } from '@formline/shared/session';
import { useState } from 'react';
import { scheduleCalls } from '../../components/schedule-changes/scheduleCalls';
import type { OwnerKey } from '../../components/calendar-owner/calendarOwner';
import type { Plan } from './plan';
import { planVisit } from './planVisit';

export function usePlanVisit(owner: OwnerKey, opened: Plan) {
  const club = useClubScope();
  const [plan, setPlan] = useState(opened);
  const [visit] = useState(() =>
    planVisit({
      opened,
      calls: scheduleCalls(owner, club),
      onPlan: setPlan,
    }),
  );
  return { plan, visit };
}
