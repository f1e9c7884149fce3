import {
  listBestSets,
  listExerciseSessions,
  readWorkoutLog,
  saveWorkoutLog,
} from '@formline/shared/contracts/records/loggedWorkouts';
import { isClientRole } from '@formline/shared/domain/accounts/roles';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../plugins/actor';
import type { ModuleContext } from '../../context';
import { trainersToday } from '../../people/clients/trainersToday';
import { recordOwnerPolicy } from '../healthRecords/healthRecord.policy';
import {
  presentBestSets,
  presentLoggedWorkout,
  presentSession,
  presentWorkoutToLog,
} from './loggedWorkouts.presenter';
import {
  loggedWorkoutsService,
  readWorkoutToLog,
  recentSessionsOf,
  sessionsOf,
} from './loggedWorkouts.service';

const plannerId = ({ role, trainerId }: Actor): number | null => (isClientRole(role) ? null : trainerId);

export async function loggedWorkoutsRoutes(
  app: FastifyInstance,
  { db, clock, registerEndpoint }: ModuleContext,
): Promise<void> {
  const policy = recordOwnerPolicy({ db, clock });

  registerEndpoint(app, readWorkoutLog, {
    policy,
    handle: async ({ actor, params: { id: clientId, scheduledWorkoutId } }) => {
      const ref = { clientId, scheduledWorkoutId, trainerId: plannerId(actor) };
      return presentWorkoutToLog(await readWorkoutToLog(db, ref));
    },
  });

  registerEndpoint(app, saveWorkoutLog, {
    policy,
    handle: async ({ db: callDb, actor, params: { id: clientId, scheduledWorkoutId }, body }) => {
      const ref = { clientId, scheduledWorkoutId, trainerId: plannerId(actor), actorId: actor.userId };
      return presentLoggedWorkout(await loggedWorkoutsService({ db: callDb, clock }).save(ref, body));
    },
  });

  registerEndpoint(app, listExerciseSessions, {
    policy,
    handle: async ({ params: { id: clientId, exerciseId } }) =>
      (await sessionsOf(db, clientId, exerciseId)).map(presentSession),
  });

  registerEndpoint(app, listBestSets, {
    policy,
    handle: async ({ params: { id: clientId }, query }) =>
      presentBestSets(await recentSessionsOf(db, clientId, trainersToday(query.currentDate, clock))),
  });
}
