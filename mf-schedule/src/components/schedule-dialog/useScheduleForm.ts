import type { ReschedulePreview } from '@formline/shared/domain/scheduling/reschedulePreview';
import { useMemo, useState } from 'react';
import { changedPreview, schedulePreview } from './schedulePreview';
import { scheduleProblems } from './scheduleProblems';
import { datesOf, initialForm, type OpeningInput, ruleOf, type ScheduledDates } from './scheduleForm';

export interface ScheduleFormInput extends OpeningInput {
  /** Present when an existing schedule is changed. */
  readonly previewOf?: ((dates: ScheduledDates) => ReschedulePreview) | undefined;
}

export function useScheduleForm(opening: ScheduleFormInput) {
  const { today } = opening;
  const [form, setForm] = useState(() => initialForm(opening));
  // Frozen on open, because the page behind the dialog may re-render with other workouts.
  const [workouts] = useState(opening.workouts);
  const rule = useMemo(() => ruleOf(form, workouts), [form, workouts]);
  const [previewOf] = useState(() => opening.previewOf);
  const changed = useMemo(
    () => (rule && previewOf ? previewOf(datesOf(rule, form)) : null),
    [rule, form, previewOf],
  );
  const problems = useMemo(
    () => scheduleProblems({ form, workouts, rule, today, changed }),
    [form, workouts, rule, today, changed],
  );
  const shownRule = problems.start === null && problems.end === null ? rule : null;
  const preview = useMemo(
    () => shownRule && (changed ? changedPreview(changed, shownRule) : schedulePreview(shownRule)),
    [shownRule, changed],
  );
  return { form, setForm, workouts, rule, problems, preview };
}
