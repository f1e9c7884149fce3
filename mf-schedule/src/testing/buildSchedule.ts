import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import type { readGroupSchedule } from '@formline/shared/contracts/scheduling/groupSchedules';
import type { ScheduleDetails } from '@formline/shared/contracts/scheduling/scheduleDetails';

const PLAN = {
  name: null,
  program_category: { id: 2, label: 'Power' },
  formline_program_id: null,
  start_date: '2026-11-10',
  end_date: '2026-12-10',
  is_repeated: true,
  status: 'active',
  workout_count: 1,
  version: 4,
  scheduled_count: 3,
  completed_count: 0,
  editable: true,
} as const;

const SLOT: ScheduleDetails['workouts'][number] = {
  id: 21,
  workout_id: 9,
  workout_name: 'Push Day',
  description: '',
  exercise_count: 1,
  total_dur_seconds: 2730,
  days_of_week: ['1', '5'],
  owner_id: 1,
  uploaded_media: null,
  sections: [],
};

export function buildSchedule(given: Partial<ScheduleDetails> = {}): ScheduleDetails {
  return {
    ...PLAN,
    id: 5,
    client_group_id: null,
    group_schedule_id: null,
    owner_id: null,
    workouts: [SLOT],
    days: [
      {
        id: 1,
        workout_date: '2026-11-20',
        workout_id: 9,
        workout_name: 'Push Day',
        plan_workout_id: SLOT.id,
        is_complete: false,
        completed_at: null,
      },
    ],
    ...given,
  };
}

export function buildGroupSchedule(
  given: Partial<EndpointResult<typeof readGroupSchedule>> = {},
): EndpointResult<typeof readGroupSchedule> {
  return {
    ...PLAN,
    id: 3,
    client_group_id: 7,
    client_count: 4,
    workouts: [{ ...SLOT, dates_ahead: [] }],
    ...given,
  };
}
