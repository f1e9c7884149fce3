import type { ScheduledWorkout } from '@formline/shared/contracts/schedules';

const names = ['Upper Body', 'Leg Day', 'Core and Carry', 'Intervals', 'Mobility', 'Long Walk', 'Full Body'];
const DAYS = 28;
/** Every so many workouts one is done, so that days stand differently. */
const DONE_EVERY = 3;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** So many workouts of one month, spread over its days. */
export const manyWorkouts = (count: number, year: string, month: number): ScheduledWorkout[] =>
  Array.from({ length: count }, (_, index) => ({
    id: month * 1_000_000 + index,
    workout_date: `${year}-${twoDigits(month)}-${twoDigits((index % DAYS) + 1)}`,
    workout_name: `${names[index % names.length]} ${(index % 40) + 1}`,
    program_name: 'Strong Start',
    program_category_name: 'General Fitness',
    user_schedule_id: 5,
    workout_id: (index % 40) + 1,
    total_dur_seconds: 1800 + (index % 30) * 60,
    is_complete: index % DONE_EVERY === 0,
    client_group_id: null,
  }));
