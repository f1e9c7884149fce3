import { notFound } from '../../plugins/HttpProblem';
import type { DatabaseHandle } from '../../database/database';
import { workoutContentService } from './workoutContent.service';
import { type WholeWorkout, workoutsRepository } from './workouts.repository';

export function workoutsService(db: DatabaseHandle) {
  const workouts = workoutsRepository(db);
  return {
    /** One workout whole: the provider's, an own one, or what a schedule keeps of it. */
    async read(trainerId: number, id: number): Promise<WholeWorkout> {
      const [workout] = await workouts.findReadable(trainerId, [id]);
      if (!workout) throw noSuchWorkout();
      return { workout, content: await workoutContentService(db).read(trainerId, [id]) };
    },
  };
}

export const noSuchWorkout = () => notFound('There is no workout with this number in your library.');
