import type { Program, ProgramWorkout } from '@formline/shared/contracts/library/programs';
import type { PlanWorkout } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { PROGRAM_ID_KEY } from '@formline/shared/contracts/scheduling/scheduleDetails';
import type { Workout } from '@formline/shared/contracts/library/workouts';
import { runProblem } from '@formline/shared/domain/scheduling/repetition';
import type { ProgramChange } from '@formline/shared/training/program/draft/programChange.ts';
import type { ProgramDraft } from '@formline/shared/training/program/draft/programDraft.ts';
import { type Plan, ruleOf } from './plan';
import type { PlanFields } from '../../components/schedule-changes/scheduleCalls';

/**
 * The number by which the editor of a program knows a workout that is scheduled: its place's, below zero. The place stays
 * the same when a change makes a copy of the workout, and no workout of the library has such a number.
 */
export const numberOfSlot = (slotId: number): number => -slotId;

/** The place a number of the editor means; null for a workout of the library. */
export const slotOfNumber = (number: number): number | null => (number < 0 ? -number : null);

/** A workout of a plan with all that stands in it, as editors know it. Its version is the plan's. */
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

/** A plan as the editor of programs knows it; the places are called as the server calls them. */
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

/**
 * What is sent of a program: places that are there keep their workout, all others bring one.
 * @param workoutIdOf the workout that the editor's number of a new place stands for
 */
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

/** Why a program cannot be scheduled as it is, in words for the trainer, or null. */
export const programProblem = (
  plan: Plan,
  { workouts }: Pick<ProgramDraft, 'workouts'>,
  texts: { readonly empty: string },
) => (workouts.length === 0 ? texts.empty : runProblem(ruleOf(plan, workouts)));
