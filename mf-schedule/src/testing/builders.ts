import type { GroupWorkout } from '@formline/shared/contracts/scheduling/calendar';
import type { ClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import type { GroupSchedule } from '@formline/shared/contracts/scheduling/groupSchedules';
import type { ScheduleSummary } from '@formline/shared/contracts/scheduling/scheduleDetails';
import type { ScheduledWorkout } from '@formline/shared/contracts/scheduling/schedules';

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

export function buildSchedule(given: Partial<ScheduleSummary> = {}): ScheduleSummary {
  return { ...plan, scheduled_count: 1, client_group_id: null, group_schedule_id: null, ...given };
}

export function buildGroupSchedule(given: Partial<GroupSchedule> = {}): GroupSchedule {
  return { ...plan, id: 3, client_group_id: 7, client_count: 4, scheduled_count: 4, ...given };
}

const plan = {
  id: 5,
  name: null,
  program_category: { id: 4, label: 'Lifestyle' },
  formline_program_id: null,
  start_date: '2026-11-20',
  end_date: '2026-11-20',
  is_repeated: false,
  status: 'upcoming',
  workout_count: 1,
  version: 1,
  completed_count: 0,
} as const;
