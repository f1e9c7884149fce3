import {
  deletePerformanceAssessment,
  listPerformanceAssessments,
  recordPerformanceAssessments,
  updatePerformanceAssessments,
} from '@formline/shared/contracts/records/performanceAssessments';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { cardReaderPolicy, recordOwnerPolicy } from '../healthRecords/healthRecord.policy';
import { presentAssessment, presentAssessmentGroups } from './performanceAssessments.presenter';
import { assessmentsOf, performanceAssessmentsService } from './performanceAssessments.service';

export async function performanceAssessmentsRoutes(
  app: FastifyInstance,
  { db, clock, registerEndpoint }: ModuleContext,
): Promise<void> {
  const policy = recordOwnerPolicy({ db, clock });

  registerEndpoint(app, listPerformanceAssessments, {
    policy: cardReaderPolicy({ db, clock }, 'performanceAssessments'),
    handle: async ({ params }) => presentAssessmentGroups(await assessmentsOf(db, params.id)),
  });

  registerEndpoint(app, recordPerformanceAssessments, {
    policy,
    handle: async ({ db: callDb, actor, params, body }) => {
      const ref = { clientId: params.id, actorId: actor.userId };
      const saved = await performanceAssessmentsService({ db: callDb, clock }).record(ref, body);
      return saved.map(presentAssessment);
    },
  });

  registerEndpoint(app, updatePerformanceAssessments, {
    policy,
    handle: async ({ db: callDb, params, body }) => {
      const saved = await performanceAssessmentsService({ db: callDb, clock }).update(params.id, body);
      return saved.map(presentAssessment);
    },
  });

  registerEndpoint(app, deletePerformanceAssessment, {
    policy,
    handle: async ({ db: callDb, params: { id: clientId, assessmentId } }) => {
      await performanceAssessmentsService({ db: callDb, clock }).delete(clientId, assessmentId);
      return { id: assessmentId };
    },
  });
}
