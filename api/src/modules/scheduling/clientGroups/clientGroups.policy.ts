import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import type { DatabaseHandle } from '../../../database/database';
import type { TrainerActor, TrainerCall } from '../../../plugins/actor';
import type { PolicyParts } from '../../people/clients/clientAccess';
import { clubScopePolicy } from '../../people/clubs/clubScope.policy';
import { clientGroupsRepository } from './clientGroups.repository';
import { noSuchGroup, requireMembers } from './groupAccess';

export const groupMembersPolicy =
  (parts: PolicyParts) =>
  async ({ actor: { trainerId }, params }: TrainerCall): Promise<void> =>
    requireMembers(parts, trainerId, params.id);

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
