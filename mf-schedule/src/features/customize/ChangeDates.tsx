import { reschedulePreview } from '@formline/shared/domain/scheduling/reschedulePreview';
import { useNavigate } from '@formline/shared/routing';
import type { ProgramDraft } from '@formline/shared/training/program/draft/programDraft.ts';
import type { WorkbenchState } from '@formline/shared/training/program/editor/ProgramWorkbench';
import { Button } from '@formline/shared/ui/core';
import { notify } from '@formline/shared/ui/overlays';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { newSpan, presentStart } from '../../components/schedule-changes/newDates';
import { LazyScheduleDialog } from '../../components/schedule-dialog/LazyScheduleDialog';
import type { ScheduledDates } from '../../components/schedule-dialog/scheduleForm';
import { schedulingPath } from '../../components/calendar-owner/schedulingPaths';
import type { CalendarOwner } from '../../components/calendar-owner/calendarOwner';
import { customizeTexts } from './customize.texts';
import { datesAhead, type Plan } from './plan';
import type { PlanVisit } from './planVisit';
import { toPlanFields } from './scheduledProgram';

const texts = customizeTexts.dates;

export interface ChangeDatesProps {
  readonly owner: CalendarOwner;
  readonly plan: Plan;
  readonly visit: PlanVisit;
  readonly workoutIdOf: (number: number) => number;
  readonly state: WorkbenchState;
  readonly today: string;
}

export function ChangeDates({ owner, plan, visit, workoutIdOf, state, today }: ChangeDatesProps) {
  const { draft, guard } = state;
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const fieldsOf = (dates: ScheduledDates) => ({
    ...toPlanFields(state.changeOf(onDays(draft, dates)), workoutIdOf),
    ...newSpan(plan, dates, today),
  });
  const previewOf = (dates: ScheduledDates) => {
    const fields = fieldsOf(dates);
    const named = (fields.workouts ?? []).map((workout, index) => ({
      ...workout,
      name: draft.workouts[index]?.name ?? '',
    }));
    return reschedulePreview(plan, { ...fields, workouts: named }, today);
  };
  const datesLeft = plan.workouts.flatMap(({ id }) => datesAhead(plan, id, today));
  const save = async (dates: ScheduledDates, idempotencyKey: string) => {
    await visit.savePlan(fieldsOf(dates), idempotencyKey);
    notify.success(texts.changed(draft.name));
    guard.goOn(() => void navigate(schedulingPath(owner, 'calendar', { date: dates.startDate })));
  };
  return (
    <>
      <Button size="sm" icon={<CalendarClock />} onClick={() => setIsOpen(true)}>
        {texts.change}
      </Button>
      {isOpen && (
        <LazyScheduleDialog
          owner={owner}
          title={texts.title(draft.name)}
          modes="once-or-repeat"
          isRepeat={plan.is_repeated}
          isRotation={plan.is_rotation}
          startDate={presentStart({ ...plan, datesLeft })}
          endDate={plan.is_repeated ? plan.end_date : undefined}
          workouts={draft.workouts.map(({ key, name, days_of_week }) => ({ key, name, days_of_week }))}
          previewOf={previewOf}
          submitTexts={texts.submit}
          onSchedule={save}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

const onDays = (draft: ProgramDraft, { daysOf }: ScheduledDates): ProgramDraft => ({
  ...draft,
  workouts: draft.workouts.map((workout) => ({ ...workout, days_of_week: [...daysOf(workout.key)] })),
});
