import type { GroupScheduleDetails } from '@formline/shared/contracts/scheduling/groupSchedules';
import type { PlanWorkout, ScheduleDetails } from '@formline/shared/contracts/scheduling/scheduleDetails';
import { buildWorkoutExercise } from '@formline/shared/testing/buildWorkout';

type GroupPlanWorkout = PlanWorkout &
  Partial<Pick<GroupScheduleDetails['workouts'][number], 'week_workout_ids'>>;

export function buildPlanWorkout(given: Partial<GroupPlanWorkout> = {}): GroupPlanWorkout {
  return {
    id: 21,
    workout_id: 9,
    workout_name: 'Upper Body',
    description: '',
    exercise_count: 1,
    total_dur_seconds: 600,
    days_of_week: ['1'],
    owner_id: null,
    uploaded_media: null,
    sections: [
      { id: 1, name: 'Warm-Up', exercises: [buildWorkoutExercise({ id: 3, key: 'e31', name: 'Push-Up' })] },
    ],
    ...given,
  };
}

const MONDAYS = ['2026-11-16', '2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'];

const plan = {
  id: 5,
  name: 'Strong Start',
  program_category: { id: 2, label: 'General Fitness' },
  formline_program_id: 4,
  start_date: '2026-11-16',
  end_date: '2026-12-14',
  is_repeated: true,
  status: 'active',
  workout_count: 1,
  version: 3,
  scheduled_count: 5,
  completed_count: 0,
  editable: true,
} as const;

export function buildSchedule(given: Partial<ScheduleDetails> = {}): ScheduleDetails {
  const day = {
    workout_id: 9,
    workout_name: 'Upper Body',
    plan_workout_id: 21,
    is_complete: false,
    completed_at: null,
  };
  return {
    ...plan,
    client_group_id: null,
    group_schedule_id: null,
    owner_id: null,
    workouts: [buildPlanWorkout()],
    days: MONDAYS.map((workout_date, index) => ({ ...day, id: 101 + index, workout_date })),
    ...given,
  };
}

interface GivenGroupSchedule extends Partial<Omit<GroupScheduleDetails, 'workouts'>> {
  readonly workouts?: readonly GroupPlanWorkout[];
  readonly dates?: string[];
}

export function buildGroupSchedule({
  workouts = [buildPlanWorkout()],
  dates = MONDAYS.slice(1),
  ...given
}: GivenGroupSchedule = {}): GroupScheduleDetails {
  return {
    ...plan,
    client_group_id: 7,
    client_count: 4,
    workouts: workouts.map((workout) => ({ ...workout, dates_ahead: dates })),
    ...given,
  };
}
