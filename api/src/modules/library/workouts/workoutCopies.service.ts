import type { DatabaseHandle } from '../../../database/database';
import { copyWorkouts } from './copyWorkouts';
import { type WholeWorkout, workoutsRepository } from './workouts.repository';
import { noSuchWorkout, workoutsService } from './workouts.service';

export function workoutCopiesService(db: DatabaseHandle) {
  return {
    /** The provider's, an own one, or what a schedule keeps becomes an own workout, with a free name. */
    async copy(trainerId: number, id: number): Promise<WholeWorkout> {
      return db.transaction(async (tx) => {
        const [workout] = await workoutsRepository(tx).findReadable(trainerId, [id]);
        if (!workout) throw noSuchWorkout();
        const copyId = (await copyWorkouts(tx, [workout], { trainerId })).get(id);
        if (copyId === undefined) throw new Error('The workout was not copied.');
        return workoutsService(tx).read(trainerId, copyId);
      });
    },
  };
}
