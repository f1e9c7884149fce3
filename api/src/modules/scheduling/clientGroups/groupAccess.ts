import { clientAccess, type PolicyParts } from '../../people/clients/clientAccess';
import { clientGroupsRepository } from './clientGroups.repository';
import { type HttpProblem, notFound } from '../../../plugins/HttpProblem';
import { schedulingTexts as texts } from '../scheduling.texts';

/** Unknown ids, foreign groups and groups of other clubs are refused alike. */
export const noSuchGroup = (): HttpProblem => notFound(texts.groups.noSuch);

/** @throws HttpProblem unless the trainer may work with every member */
export async function requireMembers(parts: PolicyParts, trainerId: number, groupId: number): Promise<void> {
  const members = await clientGroupsRepository(parts.db).listMembers(trainerId, [groupId]);
  const ids = members.map(({ id }) => id);
  await clientAccess(parts).requireAll(trainerId, ids, texts.groups.everyMember);
}
