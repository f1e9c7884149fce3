import { copyName, copyNameBeginning } from '@formline/shared/domain/text/copyName';
import type { DatabaseHandle } from '../../../database/database';
import { type CopyOptions, workoutCopiesRepository } from './workoutCopies.repository';
import { workoutListRepository } from './workoutList.repository';

export async function copyWorkouts(
  db: DatabaseHandle,
  originals: readonly { readonly id: number; readonly name: string }[],
  {
    trainerId,
    ...options
  }: Pick<CopyOptions, 'copiedForProgramId' | 'createdAt'> & { readonly trainerId: number },
): Promise<Map<number, number>> {
  if (originals.length === 0) return new Map();
  const beginnings = originals.map(({ name }) => copyNameBeginning(name));
  const taken = await workoutListRepository(db).listOwnNames(trainerId, beginnings);
  const names = new Map<number, string>();
  for (const { id, name } of originals) {
    if (names.has(id)) continue;
    const free = copyName(name, taken);
    names.set(id, free);
    taken.push(free);
  }
  return workoutCopiesRepository(db).copy([...names.keys()], {
    ownerId: trainerId,
    asScheduleCopy: false,
    names,
    ...options,
  });
}
