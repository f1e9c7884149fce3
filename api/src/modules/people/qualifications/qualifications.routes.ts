import {
  deleteCertificate,
  listCredentials,
  searchCertificates,
  updateCertificates,
  updateCredentials,
} from '@formline/shared/contracts/people/qualifications';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { presentCertificate, presentCredential } from './qualifications.presenter';
import { credentialsOf, findCertificates, qualificationsService } from './qualifications.service';

export async function qualificationsRoutes(
  app: FastifyInstance,
  { db, registerEndpoint }: ModuleContext,
): Promise<void> {
  registerEndpoint(app, listCredentials, {
    handle: async ({ actor }) => (await credentialsOf(db, actor.trainerId)).map(presentCredential),
  });

  registerEndpoint(app, updateCredentials, {
    handle: async ({ actor, body, db: callDb }) => {
      const qualifications = qualificationsService(callDb);
      return (await qualifications.updateCredentials(actor.trainerId, body.credential_ids)).map(
        presentCredential,
      );
    },
  });

  registerEndpoint(app, updateCertificates, {
    handle: async ({ actor, body, db: callDb }) => {
      const qualifications = qualificationsService(callDb);
      return (await qualifications.saveCertificates(actor.trainerId, body.certificates)).map(
        presentCertificate,
      );
    },
  });

  registerEndpoint(app, searchCertificates, {
    handle: async ({ actor, body }) => {
      const found = await findCertificates(db, actor.trainerId, body.searchParam);
      return found.map(presentCertificate);
    },
  });

  registerEndpoint(app, deleteCertificate, {
    handle: async ({ actor, query: { id }, db: callDb }) => {
      await qualificationsService(callDb).deleteCertificate(actor.trainerId, id);
      return { id };
    },
  });
}
