import type { EndpointInput } from '@formline/shared/contracts/endpoint';
import { findExercises } from '@formline/shared/contracts/library/exercises';
import { createProgram } from '@formline/shared/contracts/library/programs';
import { createWorkout, readWorkout } from '@formline/shared/contracts/library/workouts';
import { readSchedule } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { scheduleWorkout } from '@formline/shared/contracts/scheduling/scheduling';
import { buildClient, buildTrainer } from '../builders';
import type { TestApp } from '../startTestApp';

export const TODAY = '2028-02-14';
/** Mondays: 14, 21 and 28 February and 6 March. */
export const FOUR_WEEKS = { startDate: TODAY, endDate: '2028-03-06', currentDate: TODAY };
/** Five pounds more each week. */
export const HEAVIER = {
  figure: 'weight',
  change: 5,
  is_percent: false,
  first_week: 2,
  last_week: 12,
  is_growing: true,
} as const;
/** Half the sets in every fourth week. */
export const DELOAD = {
  figure: 'sets',
  change: -50,
  is_percent: true,
  first_week: 4,
  last_week: 105,
  every_weeks: 4,
  is_growing: false,
} as const;
/** Squat as scheduled from the program for the four weeks. */
export const IN_FOUR_WEEKS = [
  '2028-02-14 4×10@100',
  '2028-02-21 4×10@105',
  '2028-02-28 4×10@110',
  '2028-03-06 2×10@115',
];

export type ScheduleOfClient = { readonly id: number; readonly scheduleId: number };

/** A trainer with a program over four weeks: Squat, heavier each week, and Plank on Mondays, both with a deload week. */
export async function buildWeeklyProgram(api: TestApp) {
  const { db } = api.database;
  const owner = await buildTrainer(db);
  const trainer = await api.signInAs(owner.email);
  const { exercises } = await trainer.call(findExercises, { query: { size: 1 } });
  const exerciseId = exercises[0]?.id ?? 0;
  const withDose = (dose: object) => [{ name: 'Main', exercises: [{ id: exerciseId, sets: 1, ...dose }] }];
  const newWorkout = async (name: string, dose: object) =>
    (await trainer.call(createWorkout, { body: { name, sections: withDose(dose) } })).id;
  const squat = await newWorkout('Squat', { sets: 4, reps: 10, weight: 100 });
  const plank = await newWorkout('Plank', { sets: 4, dur_seconds: 60 });
  const workouts = [
    { id: squat, days_of_week: ['1' as const], week_changes: [HEAVIER] },
    { id: plank, days_of_week: ['1' as const] },
  ];
  const body = { name: 'Base', week_count: 4, week_changes: [DELOAD], workouts };
  const { id: programId } = await trainer.call(createProgram, { body });

  const newClient = async () => (await buildClient(db, owner.id)).id;

  async function scheduled(
    request: Partial<EndpointInput<typeof scheduleWorkout>['body']> = {},
  ): Promise<ScheduleOfClient> {
    const id = await newClient();
    const { id: scheduleId } = await trainer.call(scheduleWorkout, {
      params: { id },
      body: { ...FOUR_WEEKS, formlineProgramId: programId, ...request },
    });
    return { id, scheduleId };
  }

  async function doseOf(workoutId: number): Promise<string> {
    const { sections } = await trainer.call(readWorkout, { params: { id: workoutId } });
    const [item] = sections.flatMap((section) => section.exercises);
    if (item?.routine_type !== null) throw new Error('There is no exercise.');
    return `${item.sets}×${item.reps}@${item.weight}`;
  }

  /** As `date sets×reps@weight`. */
  async function daysOf(params: ScheduleOfClient, name = 'Squat'): Promise<string[]> {
    const { days } = await trainer.call(readSchedule, { params });
    const shown: string[] = [];
    for (const { workout_date: date, workout_name, workout_id } of days) {
      if (workout_name === name) shown.push(`${date} ${await doseOf(workout_id)}`);
    }
    return shown;
  }

  return { trainer, programId, squat, withDose, newClient, scheduled, doseOf, daysOf };
}
