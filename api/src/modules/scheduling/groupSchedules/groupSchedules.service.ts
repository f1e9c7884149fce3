import type { DatabaseHandle } from '../../../database/database';
import { workoutContentService } from '../../library/workouts/workoutContent.service';
import { countForJoining } from './groupMembership.service';
import { noSuchPlan } from './groupLocks';
import {
  type GroupOfTrainer,
  groupSchedulesRepository,
  type GroupSummaryRow,
} from './groupSchedules.repository';
import { memberExceptionsRepository } from './memberExceptions.repository';
import { plannedGroupWorkRepository } from './plannedGroupWork.repository';

export function groupSchedulesService(db: DatabaseHandle) {
  const plans = groupSchedulesRepository(db);
  return {
    async list(group: GroupOfTrainer): Promise<GroupSummaryRow[]> {
      return plans.list(group);
    },

    async find(group: GroupOfTrainer, id: number): Promise<GroupSummaryRow> {
      const plan = await plans.find(group, id);
      if (!plan) throw noSuchPlan();
      return plan;
    },

    async read(group: GroupOfTrainer, id: number, today: string) {
      const plan = await this.find(group, id);
      const workouts = await plans.listPlanWorkouts(id);
      const workoutIds = workouts.map(({ workoutId }) => workoutId);
      return {
        plan,
        slots: await plans.listSlots([id]),
        exceptions: await memberExceptionsRepository(db).list(id, today),
        workouts,
        content: await workoutContentService(db).read(group.trainerId, workoutIds),
      };
    },

    async plannedWork(group: GroupOfTrainer, clientIds: readonly number[], today: string) {
      const planned = plannedGroupWorkRepository(db);
      const query = { clientIds, today };
      return {
        clients: await planned.countOfMembers(group, query),
        kept: await planned.countKept(group, query),
        joiningCount: await countForJoining(db, group, today),
      };
    },
  };
}
