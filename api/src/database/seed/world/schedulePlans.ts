import { addDays } from '@formline/shared/domain/dates/calendarDates';
import type { ProviderLibrary } from '../providerLibrary';
import type { SeededProgram, SeededWorkout } from '../workoutRows';
import type { SeededClient } from './insertClients';
import type { SeededGroup } from './insertGroups';
import type { GroupSchedulePlan } from './insertGroupSchedules';
import type { SchedulePlan } from './insertSchedules';

const DAYS_BACK = 62;
const DAYS_AHEAD = 62;
const SINGLE_WORKOUT_EVERY_DAYS = 9;
const SATURDAY = 6;

export interface CalendarPlan {
  readonly trainerId: number;
  readonly today: string;
  readonly clients: readonly SeededClient[];
  readonly programs: readonly SeededProgram[];
  readonly singleWorkouts: readonly SeededWorkout[];
}

export function planCalendars(library: ProviderLibrary, plan: CalendarPlan): SchedulePlan[] {
  const lifestyle = { id: library.categories.get('Lifestyle'), name: 'Lifestyle' };
  return plan.clients.flatMap((client, index) => {
    const startDate = addDays(plan.today, -DAYS_BACK + (index % 7));
    const base = { trainerId: plan.trainerId, clientId: client.id, clientGroupId: null };
    const programs = plan.programs[index % plan.programs.length];
    const programPlan = programs
      ? [
          {
            ...base,
            program: programs,
            category: { id: library.categories.get(programs.category), name: programs.category },
            startDate,
            endDate: addDays(plan.today, DAYS_AHEAD - (index % 5)),
            workouts: programs.workouts,
          },
        ]
      : [];
    const singles = Array.from(
      { length: Math.floor((DAYS_BACK + DAYS_AHEAD) / SINGLE_WORKOUT_EVERY_DAYS) },
      (_, turn) => {
        const workout = plan.singleWorkouts[(index + turn) % plan.singleWorkouts.length];
        const date = addDays(startDate, turn * SINGLE_WORKOUT_EVERY_DAYS + (index % 4));
        return workout
          ? [
              {
                ...base,
                program: null,
                category: lifestyle,
                startDate: date,
                endDate: date,
                workouts: [{ workout, daysOfWeek: [] }],
              },
            ]
          : [];
      },
    );
    return [...programPlan, ...singles.flat()];
  });
}

interface GroupCalendarPlan {
  readonly group: SeededGroup;
  readonly workout: SeededWorkout;
}

export function planGroupCalendar(
  library: ProviderLibrary,
  { trainerId, today }: Pick<CalendarPlan, 'trainerId' | 'today'>,
  { group, workout }: GroupCalendarPlan,
): GroupSchedulePlan {
  return {
    trainerId,
    clientGroupId: group.id,
    memberIds: group.members.map(({ id }) => id),
    program: null,
    category: { id: library.categories.get('General Fitness'), name: 'General Fitness' },
    startDate: addDays(today, -DAYS_BACK),
    endDate: addDays(today, DAYS_AHEAD),
    workouts: [{ workout, daysOfWeek: [SATURDAY] }],
  };
}
