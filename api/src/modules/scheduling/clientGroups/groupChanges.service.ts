import { MOST_GROUP_MEMBERS, type RemovedWork } from '@formline/shared/contracts/scheduling/clientGroups';
import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import { groupNameProblem } from '@formline/shared/domain/clients/groupName';
import type { Clock } from '../../../clock';
import type { Transaction } from '../../../database/database';
import { invalidInput, requireNewest } from '../../../plugins/HttpProblem';
import { activityRepository } from '../../people/activities/activity.repository';
import { noSuchClient } from '../../people/clients/clientAccess';
import { clientGroupsRepository, type GroupRef, type GroupWithMembers } from './clientGroups.repository';
import { noSuchGroup } from './groupAccess';
import { schedulingTexts as texts } from '../scheduling.texts';

interface NewGroup {
  readonly title: string;
  readonly clientIds: readonly number[];
  readonly club: ClubScope;
}

interface GroupChanges {
  readonly title: string | undefined;
  readonly version?: number | undefined;
  readonly added: readonly number[];
  readonly removed: readonly number[];
  readonly removedWork: RemovedWork;
  readonly today: string;
}

interface ChangedMembers {
  readonly group: GroupRef;
  readonly clientIds: readonly number[];
  readonly today: string;
}

export interface GroupPlans {
  join(joining: ChangedMembers): Promise<void>;
  loseWork(leaving: ChangedMembers): Promise<void>;
  endAll(groupId: number, from: string): Promise<void>;
}

interface GroupChangesDependencies {
  readonly db: Transaction;
  readonly clock: Clock;
  readonly groupPlansIn: (db: Transaction) => GroupPlans;
}

export function groupChangesService({ db, clock, groupPlansIn }: GroupChangesDependencies) {
  return {
    async create(trainerId: number, { title, clientIds, club }: NewGroup): Promise<GroupWithMembers> {
      const name = checkedName(title);
      if (clientIds.length === 0) throw invalidInput(texts.groups.newWithoutMembers);
      const groups = clientGroupsRepository(db);
      const members = await checkedClients(db, trainerId, clientIds);
      const { club_id: clubId, location_id: locationId } = club;
      const group = await groups.insert({ trainerId, title: name, clubId, locationId });
      await groups.addMembers(group.id, members);
      await activityRepository(db).record({
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
    },

    async update(ref: GroupRef, groupChanges: GroupChanges): Promise<GroupWithMembers> {
      const { title, version, added } = groupChanges;
      const name = title === undefined ? undefined : checkedName(title);
      const { trainerId, groupId } = ref;
      const groups = clientGroupsRepository(db);
      const group = await groups.findAndLock(ref);
      if (!group) throw noSuchGroup();
      const newMembers = await checkedClients(db, trainerId, added);
      const isRenamed = name !== undefined && name !== group.title;
      if (isRenamed) requireNewest(version, group.version);
      const saved = isRenamed ? await groups.rename(groupId, name) : group;
      await exchangeMembers({ groups, plans: groupPlansIn(db) }, ref, {
        ...groupChanges,
        added: newMembers,
      });
      const members = await groups.listMembers(trainerId, [groupId]);
      if (members.length === 0) throw invalidInput(texts.groups.withoutMembers);
      if (added.length > 0 && members.length > MOST_GROUP_MEMBERS) throw tooMany();
      return { group: saved, members };
    },

    async delete(ref: GroupRef, from: string): Promise<void> {
      const groups = clientGroupsRepository(db);
      if (!(await groups.findAndLock(ref))) throw noSuchGroup();
      await groupPlansIn(db).endAll(ref.groupId, from);
      await groups.delete(ref.groupId);
    },
  };
}

/** Removals run first, so that a client named on both sides stays a member. */
async function exchangeMembers(
  {
    groups,
    plans,
  }: { readonly groups: ReturnType<typeof clientGroupsRepository>; readonly plans: GroupPlans },
  group: GroupRef,
  { added, removed, removedWork, today }: GroupChanges,
): Promise<void> {
  if (removed.length > 0) {
    if (removedWork === 'remove') await plans.loseWork({ group, clientIds: removed, today });
    await groups.removeMembers(group.groupId, [...removed]);
  }
  if (added.length > 0) {
    const joined = await groups.addMembers(group.groupId, [...added]);
    await plans.join({ group, clientIds: joined, today });
  }
}

const tooMany = () => invalidInput(texts.groups.tooManyMembers);

function checkedName(title: string): string {
  const problem = groupNameProblem(title);
  if (problem !== null) throw invalidInput(problem);
  return title.trim();
}

async function checkedClients(
  db: Transaction,
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
