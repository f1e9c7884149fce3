import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import type { DatabaseHandle } from '../../../database/database';
import type { TrainerActor, TrainerCall } from '../../../plugins/actor';
import { clientAccess, type PolicyParts } from '../../people/clients/clientAccess';
import { clubScopePolicy } from '../../people/clubs/clubScope.policy';
import { clientGroupsRepository } from './clientGroups.repository';
import { noSuchGroup } from './noSuchGroup';
import { schedulingTexts as texts } from '../scheduling.texts';

export function groupMembersPolicy(parts: PolicyParts) {
  const access = clientAccess(parts);
  const groups = clientGroupsRepository(parts.db);
  return async ({ actor: { trainerId }, params }: TrainerCall): Promise<void> => {
    const members = await groups.listMembers(trainerId, [params.id]);
    const ids = members.map(({ id }) => id);
    await access.requireAll(trainerId, ids, texts.groups.everyMember);
  };
}

export function ownGroupPolicy(db: DatabaseHandle) {
  const checkClub = clubScopePolicy(db);
  const groups = clientGroupsRepository(db);
  return async ({
    actor,
    params,
    query,
  }: {
    readonly actor: TrainerActor;
    readonly params: { readonly id: number };
    readonly query: ClubScope;
  }): Promise<void> => {
    await checkClub({ actor, query });
    if (!(await groups.exists({ trainerId: actor.trainerId, groupId: params.id, scope: query }))) {
      throw noSuchGroup();
    }
  };
}
