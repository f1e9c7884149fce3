import type { ReschedulePreview } from '@formline/shared/domain/scheduling/reschedulePreview';
import { useMemo, useState } from 'react';
import { changedPreview, schedulePreview } from './schedulePreview';
import { scheduleProblems } from './scheduleProblems';
import { datesOf, initialForm, type OpeningInput, ruleOf, type ScheduledDates } from './scheduleForm';

export interface ScheduleFormInput extends OpeningInput {
  /** Where a schedule that is there already is changed: what the dates make of it. */
  readonly previewOf?: ((dates: ScheduledDates) => ReschedulePreview) | undefined;
}

export function useScheduleForm(opening: ScheduleFormInput) {
  const { today } = opening;
  const [form, setForm] = useState(() => initialForm(opening));
  // As they were when it opened: a page that is drawn anew behind the dialog changes nothing in it.
  const [workouts] = useState(opening.workouts);
  const rule = useMemo(() => ruleOf(form, workouts), [form, workouts]);
  // As it was when it opened, like the workouts.
  const [previewOf] = useState(() => opening.previewOf);
  const changed = useMemo(
    () => (rule && previewOf ? previewOf(datesOf(rule, form)) : null),
    [rule, form, previewOf],
  );
  const problems = useMemo(
    () => scheduleProblems({ form, workouts, rule, today, changed }),
    [form, workouts, rule, today, changed],
  );
  // Nothing is shown on days that cannot be scheduled.
  const shownRule = problems.start === null && problems.end === null ? rule : null;
  const preview = useMemo(
    () => shownRule && (changed ? changedPreview(changed, shownRule) : schedulePreview(shownRule)),
    [shownRule, changed],
  );
  return { form, setForm, workouts, rule, problems, preview };
}
