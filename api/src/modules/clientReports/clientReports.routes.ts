import { reportRemoteFailure } from '@formline/shared/contracts/clientReports';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../context';

/** Failures seen in somebody's browser: one line in the log each. */
export async function clientReportsRoutes(
  app: FastifyInstance,
  { config, registerEndpoint }: ModuleContext,
): Promise<void> {
  registerEndpoint(app, reportRemoteFailure, {
    callsPerMinute: config.reportsPerMinute,
    handle: async ({ body, log }) => {
      log.warn({ event: 'remote-failure', failure: body }, 'a remote failed in a browser');
      return { accepted: true };
    },
  });
}
