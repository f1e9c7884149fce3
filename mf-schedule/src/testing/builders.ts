import type { ScheduledWorkout } from '@formline/shared/contracts/schedules';

/** An open workout of a program on 20 November 2026; pass what matters to the test. */
export function buildScheduledWorkout(given: Partial<ScheduledWorkout> = {}): ScheduledWorkout {
  return {
    id: 1,
    workout_date: '2026-11-20',
    workout_name: 'Upper Body',
    program_name: 'Strong Start',
    program_category_name: 'General Fitness',
    user_schedule_id: 5,
    workout_id: 9,
    total_dur_seconds: 2730,
    is_complete: false,
    client_group_id: null,
    ...given,
  };
}
