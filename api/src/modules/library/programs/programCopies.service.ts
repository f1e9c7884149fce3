import { copyName, copyNameBeginning } from '@formline/shared/domain/text/copyName';
import type { Clock } from '../../../clock';
import type { Transaction } from '../../../database/database';
import { copyWorkouts } from '../workouts/copyWorkouts';
import { programChangesRepository } from './programChanges.repository';
import { programsRepository, type ProgramWithWorkouts } from './programs.repository';
import { programsService } from './programs.service';

/** A second request within this time counts as a retry. */
const SAME_REQUEST_MS = 10_000;

export function programCopiesService({ db, clock }: { readonly db: Transaction; readonly clock: Clock }) {
  return {
    /** A repeated request within seconds returns the first copy, as long as nobody has changed it. */
    async copy(trainerId: number, id: number): Promise<ProgramWithWorkouts> {
      const { program, workouts } = await programsService(db).read(trainerId, id);
      const programs = programsRepository(db);
      const changes = programChangesRepository(db);
      await changes.lockCopying(trainerId, id);
      const since = new Date(clock.now().getTime() - SAME_REQUEST_MS);
      const made = await programs.findFreshCopy(trainerId, id, since);
      if (made !== null) return programsService(db).read(trainerId, made);

      const { name, description, category, weekCount, weekChanges } = program;
      const createdAt = clock.now();
      const copyId = await changes.insert({
        ownerId: trainerId,
        copiedFromId: id,
        categoryId: category.id,
        name: copyName(name, await programs.listOwnNames(trainerId, copyNameBeginning(name))),
        description,
        weekCount,
        weekChanges,
        createdAt,
      });
      const copies = await copyWorkouts(db, workouts, { trainerId, createdAt, copiedForProgramId: copyId });
      await changes.replaceWorkouts(
        copyId,
        workouts.flatMap(({ id: originalId, daysOfWeek, weekChanges: ofWorkout }) => {
          const workoutId = copies.get(originalId);
          return workoutId === undefined
            ? []
            : [{ id: undefined, workoutId, daysOfWeek, weekChanges: ofWorkout }];
        }),
      );
      return programsService(db).read(trainerId, copyId);
    },
  };
}
