import {
  deleteOhsa,
  listOhsaResults,
  readOhsaResults,
  recordOhsa,
  restoreOhsa,
  updateOhsa,
} from '@formline/shared/contracts/records/ohsa';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { cardReaderPolicy, recordOwnerPolicy } from '../healthRecords/healthRecord.policy';
import { presentOhsa } from './ohsa.presenter';
import { listOhsaOf, ohsaService, readNewestOhsa } from './ohsa.service';

export async function ohsaRoutes(
  app: FastifyInstance,
  { db, clock, registerEndpoint }: ModuleContext,
): Promise<void> {
  const policy = recordOwnerPolicy({ db, clock });

  registerEndpoint(app, readOhsaResults, {
    policy: cardReaderPolicy({ db, clock }, 'ohsa'),
    handle: async ({ actor, params }) => {
      const newest = await readNewestOhsa(db, params.id, actor.trainerId ?? actor.userId);
      return newest && presentOhsa(newest);
    },
  });

  registerEndpoint(app, listOhsaResults, {
    policy: cardReaderPolicy({ db, clock }, 'ohsa'),
    handle: async ({ actor, params }) =>
      (await listOhsaOf(db, params.id, actor.trainerId ?? actor.userId)).map(presentOhsa),
  });

  registerEndpoint(app, recordOhsa, {
    policy,
    handle: async ({ db: callDb, actor, params, body }) => {
      const libraryOf = actor.trainerId ?? actor.userId;
      const ref = { clientId: params.id, actorId: actor.userId, libraryOf };
      return presentOhsa(await ohsaService({ db: callDb, clock }).record(ref, body));
    },
  });

  registerEndpoint(app, updateOhsa, {
    policy,
    handle: async ({ db: callDb, actor, params: { id: clientId, ohsaResultId }, body }) => {
      const ref = { clientId, ohsaResultId, libraryOf: actor.trainerId ?? actor.userId };
      return presentOhsa(await ohsaService({ db: callDb, clock }).update(ref, body));
    },
  });

  registerEndpoint(app, deleteOhsa, {
    policy,
    handle: async ({ db: callDb, params: { id: clientId, ohsaResultId } }) => {
      await ohsaService({ db: callDb, clock }).delete({ clientId, ohsaResultId });
      return { id: ohsaResultId };
    },
  });

  registerEndpoint(app, restoreOhsa, {
    policy,
    handle: async ({ db: callDb, actor, params: { id: clientId, ohsaResultId } }) => {
      const ref = { clientId, ohsaResultId, libraryOf: actor.trainerId ?? actor.userId };
      return presentOhsa(await ohsaService({ db: callDb, clock }).restore(ref));
    },
  });
}
