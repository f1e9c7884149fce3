import type { Client } from '@formline/shared/contracts/people/users';
import { presentPerson } from '../users/users.presenter';
import type { ClientRow } from './clients.repository';

/** A client's id equals the user's id. */
export function presentClient(row: ClientRow): Client {
  return {
    ...presentPerson(row),
    client_user: {
      id: row.id,
      height: row.height,
      weight: row.weight,
      activity_level_id: row.activityLevelId,
      goals: row.goalId === null || row.goalName === null ? [] : [{ id: row.goalId, name: row.goalName }],
      goal_date: row.goalDate,
      started_training_at: row.startedTrainingAt,
      active_under_current_trainer: row.isActive,
      preferences_version: row.preferencesVersion,
      invited_at: row.invitedAt?.toISOString() ?? null,
      visible_goals: row.visibleGoals,
      visible_nutrition: row.visibleNutrition,
      visible_measures: row.visibleMeasures,
      visible_perf_assess: row.visiblePerfAssess,
      visible_ohsa: row.visibleOhsa,
    },
  };
}
