import type { Program } from '@formline/shared/contracts/library/programs';
import type { WorkbenchState } from '@formline/shared/training/program/editor/ProgramWorkbench';
import { scheduledName } from '../../components/draft-workouts/draftWorkouts';
import { ScheduleButton } from '../../components/schedule-dialog/ScheduleButton';
import { useScheduling } from '../../components/schedule-dialog/useScheduling';
import {
  programRequest,
  type ProgramToSchedule,
  scheduledProgramName,
} from '../../components/schedule-program/programRequest';
import type { CalendarOwner } from '../../components/calendar-owner/calendarOwner';
import { useToday } from '@formline/shared/training/use-today/useToday.ts';
import { assignProgramTexts as texts } from './assignProgram.texts';

export interface ScheduleProgramProps {
  readonly owner: CalendarOwner;
  readonly program: Program;
  readonly state: WorkbenchState;
}

export function ScheduleProgram({ owner, program, state }: ScheduleProgramProps) {
  const { draft, changedWorkouts, guard } = state;
  const today = useToday();
  const schedule = useScheduling(owner, guard);
  const request: ProgramToSchedule = { owner, program, draft, changedWorkouts, today };
  const name = scheduledProgramName(request);
  return (
    <ScheduleButton
      owner={owner}
      name={name}
      emptyHint={draft.workouts.length === 0 ? texts.noWorkouts : null}
      workouts={draft.workouts.map((workout) => ({
        key: workout.key,
        name: scheduledName(changedWorkouts.get(workout.id)?.draft.name ?? workout.name, today),
        days_of_week: workout.days_of_week,
      }))}
      weekCount={draft.weekCount}
      modes="repeat-only"
      onSchedule={(dates, _key, isAddedAgain) =>
        schedule(programRequest(request, dates), { assigned: 'program', title: name, isAddedAgain })
      }
    />
  );
}
