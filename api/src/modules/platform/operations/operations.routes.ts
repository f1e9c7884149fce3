import { readHealth, readReadiness } from '@formline/shared/contracts/platform/health';
import { APP_VERSION } from '@formline/shared/contracts/product';
import type { FastifyInstance } from 'fastify';
import { unavailable } from '../../../plugins/HttpProblem';
import type { ModuleContext } from '../../context';
import { operationsService } from './operations.service';

export async function operationsRoutes(
  app: FastifyInstance,
  { db, registerEndpoint }: ModuleContext,
): Promise<void> {
  const operations = operationsService(db);

  registerEndpoint(app, readHealth, {
    handle: async () => ({ status: 'ok' as const, version: APP_VERSION }),
  });

  registerEndpoint(app, readReadiness, {
    handle: async ({ log }) => {
      const isReady = await operations.isReady().catch((error: unknown) => {
        log.error({ err: error }, 'the database does not answer');
        return false;
      });
      if (!isReady) throw unavailable();
      return { status: 'ready' as const };
    },
  });
}
