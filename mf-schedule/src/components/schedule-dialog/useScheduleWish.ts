import type { ReschedulePreview } from '@formline/shared/domain/reschedulePreview';
import { useMemo, useState } from 'react';
import { changedPreview, schedulePreview } from './schedulePreview';
import { scheduleProblems } from './scheduleProblems';
import { datesOf, openingWish, type OpeningInput, ruleOf, type ScheduledDates } from './scheduleWish';

export interface ScheduleWishInput extends OpeningInput {
  /** Where a schedule that is there already is changed: what the dates make of it. */
  readonly previewOf?: ((dates: ScheduledDates) => ReschedulePreview) | undefined;
}

/** What is entered in the dialog, what is wrong with it, and the days it makes. */
export function useScheduleWish(opening: ScheduleWishInput) {
  const { today } = opening;
  const [wish, setWish] = useState(() => openingWish(opening));
  // As they were when it opened: a page that is drawn anew behind the dialog changes nothing in it.
  const [workouts] = useState(opening.workouts);
  const rule = useMemo(() => ruleOf(wish, workouts), [wish, workouts]);
  // As it was when it opened, like the workouts.
  const [previewOf] = useState(() => opening.previewOf);
  const changed = useMemo(
    () => (rule && previewOf ? previewOf(datesOf(rule, wish)) : null),
    [rule, wish, previewOf],
  );
  const problems = useMemo(
    () => scheduleProblems({ wish, workouts, rule, today, changed }),
    [wish, workouts, rule, today, changed],
  );
  // Nothing is shown on days that cannot be scheduled.
  const shownRule = problems.start === null && problems.end === null ? rule : null;
  const preview = useMemo(
    () => shownRule && (changed ? changedPreview(changed, shownRule) : schedulePreview(shownRule)),
    [shownRule, changed],
  );
  return { wish, setWish, workouts, rule, problems, preview };
}
