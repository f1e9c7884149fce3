import { useClubScope } from '@formline/shared/session';
import { useState } from 'react';
import { scheduleCalls } from '../../components/schedule-changes/scheduleCalls';
import type { SubjectKey } from '../../components/subject/subject';
import type { Plan } from './plan';
import { planVisit } from './planVisit';

export function usePlanVisit(subject: SubjectKey, opened: Plan) {
  const club = useClubScope();
  const [plan, setPlan] = useState(opened);
  const [visit] = useState(() =>
    planVisit({
      opened,
      calls: scheduleCalls(subject, club),
      onPlan: setPlan,
    }),
  );
  return { plan, visit };
}
