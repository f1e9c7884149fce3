import type { GroupWorkout } from '@formline/shared/contracts/calendar';
import type { ClientGroup } from '@formline/shared/contracts/clientGroups';
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

/** A client group without members. */
export function buildGroup(given: Partial<ClientGroup> = {}): ClientGroup {
  return {
    id: 7,
    title: 'Runners',
    client_group_clients: [],
    club_id: null,
    location_id: null,
    date: '2026-11-01T08:00:00.000Z',
    ...given,
  };
}

/** A workout of a group of four on 20 November 2026 that nobody has done. */
export function buildGroupWorkout(given: Partial<GroupWorkout> = {}): GroupWorkout {
  return {
    workout_date: '2026-11-20',
    workout_id: 9,
    workout_name: 'Upper Body',
    program_name: 'Strong Start',
    program_category_name: 'General Fitness',
    total_dur_seconds: 2730,
    group_schedule_id: 3,
    plan_workout_id: 21,
    client_count: 4,
    completed_count: 0,
    is_complete: false,
    ...given,
  };
}
