import type { Program, ProgramWorkout } from '@formline/shared/contracts/library/programs';
import type { PlanWorkout } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { PROGRAM_ID_KEY } from '@formline/shared/contracts/scheduling/scheduleDetails';
import type { Workout } from '@formline/shared/contracts/library/workouts';
import { runProblem } from '@formline/shared/domain/scheduling/repetition';
import type { ProgramChange } from '@formline/shared/training/program/draft/programChange.ts';
import type { ProgramDraft } from '@formline/shared/training/program/draft/programDraft.ts';
import { type Plan, ruleOf } from './plan';
import type { PlanFields } from '../../components/schedule-changes/scheduleCalls';

/** Negative slot ids, because they survive copying and cannot collide with library ids. */
export const numberOfSlot = (slotId: number): number => -slotId;

export const slotOfNumber = (number: number): number | null => (number < 0 ? -number : null);

/** The version is the plan's. */
export const toWorkout = (placed: PlanWorkout, version: number): Workout => ({
  id: numberOfSlot(placed.id),
  key: String(placed.id),
  name: placed.workout_name,
  description: placed.description,
  exercise_count: placed.exercise_count,
  total_dur_seconds: placed.total_dur_seconds,
  uploaded_media: placed.uploaded_media,
  is_public: false,
  owner_id: placed.owner_id,
  is_visible: false,
  version,
  sections: placed.sections,
});

export function toProgram(plan: Plan): Program {
  const { id, name, program_category, version, editable, workouts } = plan;
  return {
    id,
    [PROGRAM_ID_KEY]: id,
    name: name ?? '',
    description: '',
    program_category,
    workout_count: workouts.length,
    owner_id: null,
    editable,
    version,
    workouts: workouts.map((placed): ProgramWorkout => {
      const { sections: _sections, ...summary } = toWorkout(placed, version);
      return { ...summary, days_of_week: placed.days_of_week };
    }),
  };
}

/** Existing slots keep their workout. @param workoutIdOf the workout id behind a new slot's editor id */
export function toPlanFields(
  { name, program_category_id, workouts = [] }: ProgramChange,
  workoutIdOf: (number: number) => number,
): PlanFields {
  return {
    ...(name !== undefined && { name }),
    ...(program_category_id !== undefined && { program_category_id }),
    workouts: workouts.map(({ id, key, days_of_week = [] }) => ({
      ...(key === undefined ? { workout_id: workoutIdOf(id) } : { id: Number(key) }),
      days_of_week,
    })),
  };
}

export const programProblem = (
  plan: Plan,
  { workouts }: Pick<ProgramDraft, 'workouts'>,
  texts: { readonly empty: string },
) => (workouts.length === 0 ? texts.empty : runProblem(ruleOf(plan, workouts)));
