import { useQueryClient } from '@formline/shared/query';
import { useClubScope } from '@formline/shared/session';
import { useState } from 'react';
import { reloadCalendars } from '../../components/calendar-cache/calendarCache';
import { scheduleCalls } from '../../components/schedule-changes/scheduleCalls';
import type { SubjectKey } from '../../components/subject/subject';
import type { Plan } from './plan';
import { planVisit } from './planVisit';

/** A plan while its screen is open, and the calls that change it. Every answer lets the calendars be read anew. */
export function usePlanVisit(subject: SubjectKey, opened: Plan) {
  const cache = useQueryClient();
  const club = useClubScope();
  const [plan, setPlan] = useState(opened);
  const [visit] = useState(() =>
    planVisit({
      opened,
      calls: scheduleCalls(subject, club),
      onPlan: (answer) => {
        setPlan(answer);
        void reloadCalendars(cache);
      },
    }),
  );
  return { plan, visit };
}
