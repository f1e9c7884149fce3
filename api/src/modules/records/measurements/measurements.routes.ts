import {
  createMeasurement,
  deleteMeasurement,
  listMeasurements,
  updateMeasurement,
} from '@formline/shared/contracts/records/measurements';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { cardReaderPolicy, recordOwnerPolicy } from '../healthRecords/healthRecord.policy';
import { presentMeasurement } from './measurements.presenter';
import { measurementsOf, measurementsService } from './measurements.service';

export async function measurementsRoutes(
  app: FastifyInstance,
  { db, clock, registerEndpoint }: ModuleContext,
): Promise<void> {
  const policy = recordOwnerPolicy({ db, clock });

  registerEndpoint(app, listMeasurements, {
    policy: cardReaderPolicy({ db, clock }, 'measurements'),
    handle: async ({ params }) => (await measurementsOf(db, params.id)).map(presentMeasurement),
  });

  registerEndpoint(app, createMeasurement, {
    policy,
    handle: async ({ db: callDb, actor, params, body }) => {
      const ref = { clientId: params.id, actorId: actor.userId };
      return presentMeasurement(await measurementsService({ db: callDb, clock }).create(ref, body));
    },
  });

  registerEndpoint(app, updateMeasurement, {
    policy,
    handle: async ({ db: callDb, actor, params: { id: clientId, measurementId }, body }) => {
      const ref = { clientId, measurementId, actorId: actor.userId };
      return presentMeasurement(await measurementsService({ db: callDb, clock }).update(ref, body));
    },
  });

  registerEndpoint(app, deleteMeasurement, {
    policy,
    handle: async ({ db: callDb, params: { id: clientId, measurementId } }) => {
      await measurementsService({ db: callDb, clock }).delete({ clientId, measurementId });
      return { id: measurementId };
    },
  });
}
