import { MOST_GROUP_MEMBERS, type RemovedWork } from '@formline/shared/contracts/clientGroups';
import type { ClubScope } from '@formline/shared/contracts/clubScope';
import { groupNameProblem } from '@formline/shared/domain/groupName';
import type { Clock } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import { invalidInput, requireNewest } from '../../../plugins/HttpProblem';
import { activityRepository } from '../../people/activityFeed/activity.repository';
import { noSuchClient } from '../../people/clients/noSuchClient';
import { groupMembershipService } from '../groupSchedules/groupMembership.service';
import { groupSchedulesRepository } from '../groupSchedules/groupSchedules.repository';
import { memberSchedulesRepository } from '../groupSchedules/memberSchedules.repository';
import { planChangesRepository } from '../schedules/planChanges.repository';
import { clientGroupsRepository, type GroupRef, type GroupWithMembers } from './clientGroups.repository';
import { noSuchGroup } from './noSuchGroup';

interface NewGroup {
  readonly title: string;
  readonly clientIds: readonly number[];
  readonly club: ClubScope;
}

interface GroupChanges {
  readonly title: string | undefined;
  /** Of the title that was seen; absent: whatever it is now. */
  readonly version?: number | undefined;
  readonly added: readonly number[];
  readonly removed: readonly number[];
  /** Whether those who leave keep what is planned, as their own. */
  readonly removedWork: RemovedWork;
  readonly today: string;
}

/** Each change happens in one transaction. */
export function groupChangesService({ db, clock }: { readonly db: DatabaseHandle; readonly clock: Clock }) {
  return {
    async create(trainerId: number, { title, clientIds, club }: NewGroup): Promise<GroupWithMembers> {
      const name = checkedName(title);
      if (clientIds.length === 0) throw invalidInput('Please select your clients to create a group.');
      return db.transaction(async (tx) => {
        const groups = clientGroupsRepository(tx);
        const members = await checkedClients(tx, trainerId, clientIds);
        const { club_id: clubId, location_id: locationId } = club;
        const group = await groups.insert({ trainerId, title: name, clubId, locationId });
        await groups.addMembers(group.id, members);
        await activityRepository(tx).record({
          trainerId,
          type: 'group_created',
          happenedAt: clock.now(),
          clientGroupId: group.id,
          clubId: group.clubId,
          locationId: group.locationId,
          subject: name,
          count: members.length,
        });
        return { group, members: await groups.listMembers(trainerId, [group.id]) };
      });
    },

    async update(ref: GroupRef, groupChanges: GroupChanges): Promise<GroupWithMembers> {
      const { title, version, added } = groupChanges;
      const name = title === undefined ? undefined : checkedName(title);
      const { trainerId, groupId } = ref;
      return db.transaction(async (tx) => {
        const groups = clientGroupsRepository(tx);
        const group = await groups.findAndLock(ref);
        if (!group) throw noSuchGroup();
        const newMembers = await checkedClients(tx, trainerId, added);
        const isRenamed = name !== undefined && name !== group.title;
        if (isRenamed) requireNewest(version, group.version);
        const saved = isRenamed ? await groups.rename(groupId, name) : group;
        await exchangeMembers(tx, ref, { ...groupChanges, added: newMembers });
        const members = await groups.listMembers(trainerId, [groupId]);
        if (members.length === 0) throw invalidInput('Please select your clients to continue.');
        if (added.length > 0 && members.length > MOST_GROUP_MEMBERS) throw tooMany();
        return { group: saved, members };
      });
    },

    async delete(ref: GroupRef, from: string): Promise<void> {
      await db.transaction((tx) => deleteGroup(tx, ref, from));
    },
  };
}

/** With the plans of the group and what is ahead of its members; what they have done stays. */
async function deleteGroup(tx: DatabaseHandle, ref: GroupRef, from: string): Promise<void> {
  const { groupId } = ref;
  const groups = clientGroupsRepository(tx);
  if (!(await groups.findAndLock(ref))) throw noSuchGroup();
  const memberSchedules = memberSchedulesRepository(tx);
  const groupSchedules = groupSchedulesRepository(tx);
  await planChangesRepository(tx).endPlans(await memberSchedules.lockOfGroup(groupId), from);
  const ids = await groupSchedules.listIds(groupId);
  await memberSchedules.detach(ids);
  await groupSchedules.delete(ids);
  await groups.delete(groupId);
}

/** Who leaves goes first: somebody named on both sides stays a member. */
async function exchangeMembers(
  tx: DatabaseHandle,
  group: GroupRef,
  { added, removed, removedWork, today }: GroupChanges,
): Promise<void> {
  const groups = clientGroupsRepository(tx);
  const membership = groupMembershipService(tx);
  if (removed.length > 0) {
    if (removedWork === 'remove') await membership.loseWork({ group, clientIds: removed, today });
    await groups.removeMembers(group.groupId, [...removed]);
  }
  if (added.length > 0) {
    const joined = await groups.addMembers(group.groupId, [...added]);
    await membership.join({ group, clientIds: joined, today });
  }
}

const tooMany = () => invalidInput(`A group can have ${MOST_GROUP_MEMBERS} clients at most.`);

function checkedName(title: string): string {
  const problem = groupNameProblem(title);
  if (problem !== null) throw invalidInput(problem);
  return title.trim();
}

/** The clients without repetitions, locked; all of them must be the trainer's. */
async function checkedClients(
  db: DatabaseHandle,
  trainerId: number,
  clientIds: readonly number[],
): Promise<number[]> {
  const different = [...new Set(clientIds)];
  if (different.length === 0) return [];
  const clients = await clientGroupsRepository(db).lockClients(trainerId, different);
  if (clients.length !== different.length) {
    throw noSuchClient();
  }
  return clients;
}
