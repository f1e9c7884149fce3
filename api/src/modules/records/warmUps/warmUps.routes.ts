import { addToWarmUps, previewWarmUps, undoWarmUps } from '@formline/shared/contracts/records/warmUps';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { ownClientPolicy } from '../../people/clients/clientAccess';
import { trainersToday } from '../../people/clients/trainersToday';
import { presentExercisesById } from '../../library/exercises/exercises.presenter';
import { contentPresenter } from '../../library/workouts/workoutContent.presenter';
import { previewOf, warmUpsService } from './warmUps.service';

const presented = { sectionsOf: contentPresenter, exercisesById: presentExercisesById };

export async function warmUpsRoutes(
  app: FastifyInstance,
  { db: readDb, clock, registerEndpoint }: ModuleContext,
): Promise<void> {
  const policy = ownClientPolicy({ db: readDb, clock });

  registerEndpoint(app, previewWarmUps, {
    policy,
    handle: async ({ actor: { trainerId }, params: { id: clientId }, query: { count, currentDate } }) => {
      const today = trainersToday(currentDate, clock);
      return previewOf({ db: readDb, presented }, { trainerId, clientId }, { count, today });
    },
  });

  registerEndpoint(app, addToWarmUps, {
    policy,
    handle: async ({ actor: { trainerId }, params: { id: clientId }, body, db }) => {
      const today = trainersToday(body.currentDate, clock);
      return { changed: await warmUpsService({ db, presented }).add({ trainerId, clientId }, body, today) };
    },
  });

  registerEndpoint(app, undoWarmUps, {
    policy,
    handle: async ({ actor: { trainerId }, params: { id: clientId }, body, db }) => {
      const today = trainersToday(body.currentDate, clock);
      const restored = await warmUpsService({ db, presented }).undo(
        { trainerId, clientId },
        body.changed,
        today,
      );
      return { restored_count: restored };
    },
  });
}
