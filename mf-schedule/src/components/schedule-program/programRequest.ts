import type { DayOfWeek } from '@formline/shared/contracts/scheduling/daysOfWeek';
import type { EndpointInput } from '@formline/shared/contracts/endpoint';
import type { Program } from '@formline/shared/contracts/library/programs';
import { PROGRAM_ID_FIELD, type scheduleWorkout } from '@formline/shared/contracts/scheduling/scheduling';
import { planName } from '@formline/shared/domain/scheduling/planNames';
import { newProgramName } from '@formline/shared/domain/training/programNames';
import type { ChangedWorkout } from '@formline/shared/training/program/draft/keptWorkouts.ts';
import type { ProgramDraft } from '@formline/shared/training/program/draft/programDraft.ts';
import { toRequestedWorkouts } from '../draft-workouts/draftWorkouts';
import type { ScheduledDates } from '../schedule-dialog/scheduleForm';
import { type CalendarOwner, isSeveral, receiverOf } from '../calendar-owner/calendarOwner';

type RequestBody = NonNullable<EndpointInput<typeof scheduleWorkout>['body']>;

export interface ProgramToSchedule {
  readonly owner: CalendarOwner;
  readonly program: Program;
  readonly draft: ProgramDraft;
  readonly changedWorkouts: ReadonlyMap<number, Pick<ChangedWorkout, 'draft'>>;
  readonly today: string;
}

interface ChosenDates extends Omit<ScheduledDates, 'daysOf'> {
  readonly daysOf: (key: string) => readonly DayOfWeek[];
}

/** An unchanged program is sent by id; changed programs and workouts in full, for this schedule alone. */
export function programRequest(request: ProgramToSchedule, chosen: ChosenDates) {
  const { daysOf, week_changes: deload = [], ...dates } = chosen;
  const { program, draft, changedWorkouts, today } = request;
  const ofAll = [...draft.weekChanges, ...deload];
  const workouts = draft.workouts.map(({ id, key, week_changes }) => ({
    workout: { id },
    draft: changedWorkouts.get(id)?.draft ?? null,
    days_of_week: daysOf(key),
    week_changes,
  }));
  return {
    ...dates,
    // Without a name of its own each client’s schedule is named after the client.
    ...((draft.name.trim() !== '' || !isSeveral(request.owner)) && {
      programName: scheduledProgramName(request),
    }),
    ...(draft.category && { program_category_id: draft.category.id }),
    ...(isAsInLibrary(request) && { [PROGRAM_ID_FIELD]: program.id }),
    ...(ofAll.length > 0 && { week_changes: ofAll }),
    workouts: toRequestedWorkouts(workouts, today),
  } satisfies RequestBody;
}

export function scheduledProgramName({ draft, owner, today }: ProgramToSchedule): string {
  const name = draft.name.trim();
  if (name !== '') return name;
  if (draft.workouts.length < 2 || isSeveral(owner)) return newProgramName(today);
  return planName(receiverOf(owner));
}

/** Days are ignored, because the trainer chooses them again anyway. */
function isAsInLibrary({ program, draft, changedWorkouts }: ProgramToSchedule): boolean {
  const idsOf = (workouts: ProgramDraft['workouts']) => workouts.map(({ id }) => id).join();
  return (
    draft.name.trim() === program.name.trim() &&
    draft.category?.id === program.program_category.id &&
    idsOf(draft.workouts) === idsOf(program.workouts) &&
    !draft.workouts.some(({ id }) => changedWorkouts.has(id))
  );
}
