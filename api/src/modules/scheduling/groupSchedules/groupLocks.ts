import type { DatabaseHandle } from '../../../database/database';
import { notFound, requireNewest } from '../../../plugins/HttpProblem';
import { clientGroupsRepository, type GroupRef } from '../clientGroups/clientGroups.repository';
import { noSuchGroup } from '../clientGroups/groupAccess';
import { type GroupScheduleRow, groupSchedulesRepository } from './groupSchedules.repository';
import { schedulingTexts as texts } from '../scheduling.texts';

/** Locks the group, so that nobody joins or leaves until the transaction ends. */
export async function lockedGroup(tx: DatabaseHandle, ref: GroupRef) {
  const group = await clientGroupsRepository(tx).findAndLock(ref);
  if (!group) throw noSuchGroup();
  return group;
}

export async function lockedPlan(
  tx: DatabaseHandle,
  ref: GroupRef,
  { id, version }: { readonly id: number; readonly version?: number | undefined },
): Promise<GroupScheduleRow> {
  await lockedGroup(tx, ref);
  const plan = await groupSchedulesRepository(tx).lock(ref, id);
  if (!plan) throw noSuchPlan();
  requireNewest(version, plan.version);
  return plan;
}

export const noSuchPlan = () => notFound(texts.groupSchedules.noSuch);
