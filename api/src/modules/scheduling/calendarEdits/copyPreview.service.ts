import type { CopyPreview } from '@formline/shared/contracts/scheduling/calendarChanges';
import type { DatabaseHandle } from '../../../database/database';
import type { Clock } from '../../../clock';
import { HttpProblem } from '../../../plugins/HttpProblem';
import { clientAccess } from '../../people/clients/clientAccess';
import { clientGroupsRepository } from '../clientGroups/clientGroups.repository';
import { noSuchGroup, requireMembers } from '../clientGroups/groupAccess';
import { presentDaysRepository } from '../plans/presentDays.repository';
import type { CopyTargets } from './writeCopies';

type Copies = CopyPreview['present'];

interface PreviewParts {
  readonly db: DatabaseHandle;
  readonly clock: Clock;
  readonly trainerId: number;
}

/** For each calendar what copying would meet. @throws HttpProblem when none of them can get anything */
export async function previewCopiesFor(
  parts: PreviewParts,
  copies: Copies,
  { clientIds, groupIds }: CopyTargets,
): Promise<CopyPreview[]> {
  const { db, trainerId } = parts;
  const problems: (HttpProblem | null)[] = [];
  const previews: CopyPreview[] = [];
  for (const target of [
    ...groupIds.map((groupId) => ({ groupId })),
    ...clientIds.map((clientId) => ({ clientId })),
  ]) {
    const named = 'groupId' in target ? { group_id: target.groupId } : { client_id: target.clientId };
    const problem = await problemOf(parts, target);
    problems.push(problem);
    const present =
      problem === null ? await presentDaysRepository(db).listAmong({ trainerId, ...target }, copies) : [];
    previews.push({ ...named, problem: problem?.body.message ?? null, present });
  }
  const [first] = problems;
  if (first && problems.every((problem) => problem !== null)) throw first;
  return previews;
}

/** The same rules as for copying. */
async function problemOf(
  { db, clock, trainerId }: PreviewParts,
  target: { readonly groupId: number } | { readonly clientId: number },
): Promise<HttpProblem | null> {
  try {
    if ('clientId' in target) await clientAccess({ db, clock }).requireOne(trainerId, target.clientId);
    else {
      const { groupId } = target;
      const isOwn = await clientGroupsRepository(db).exists({ trainerId, groupId, scope: {} });
      if (!isOwn) throw noSuchGroup();
      await requireMembers({ db, clock }, trainerId, groupId);
    }
    return null;
  } catch (error) {
    if (error instanceof HttpProblem) return error;
    throw error;
  }
}
