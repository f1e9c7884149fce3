import { copyName, copyNameBeginning } from '@formline/shared/domain/copyName';
import type { Clock } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import { copyWorkouts } from '../workouts/copyWorkouts';
import { programChangesRepository } from './programChanges.repository';
import { programsRepository, type WholeProgram } from './programs.repository';
import { programsService } from './programs.service';

/** So long after a copy was made a second request is taken for the same wish. */
const SAME_REQUEST_MS = 10_000;

export function programCopiesService({ db, clock }: { readonly db: DatabaseHandle; readonly clock: Clock }) {
  return {
    /**
     * The provider's or an own program becomes an own one with workouts of its own, each under a free name. A request
     * that comes again within seconds is answered with the copy made first, as long as nobody has changed that.
     */
    async copy(trainerId: number, id: number): Promise<WholeProgram> {
      return db.transaction(async (tx) => {
        const { program, workouts } = await programsService(tx).read(trainerId, id);
        const programs = programsRepository(tx);
        const changes = programChangesRepository(tx);
        await changes.lockCopying(trainerId, id);
        const since = new Date(clock.now().getTime() - SAME_REQUEST_MS);
        const made = await programs.findFreshCopy(trainerId, id, since);
        if (made !== null) return programsService(tx).read(trainerId, made);

        const { name, description, category } = program;
        const createdAt = clock.now();
        const copyId = await changes.insert({
          ownerId: trainerId,
          copiedFromId: id,
          categoryId: category.id,
          name: copyName(name, await programs.listOwnNames(trainerId, copyNameBeginning(name))),
          description,
          createdAt,
        });
        const copies = await copyWorkouts(tx, workouts, { trainerId, createdAt });
        await changes.replaceWorkouts(
          copyId,
          workouts.flatMap(({ id: originalId, daysOfWeek }) => {
            const workoutId = copies.get(originalId);
            return workoutId === undefined ? [] : [{ id: undefined, workoutId, daysOfWeek }];
          }),
        );
        return programsService(tx).read(trainerId, copyId);
      });
    },
  };
}
