import { sendBrowserReports, sendClientReports } from '@formline/shared/contracts/clientReports';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../context';

/** What went wrong in somebody's browser: one line in the log for each failure. */
export async function clientReportsRoutes(
  app: FastifyInstance,
  { config, registerEndpoint }: ModuleContext,
): Promise<void> {
  registerEndpoint(app, sendClientReports, {
    callsPerMinute: config.reportsPerMinute,
    handle: async ({ body: { reports, hostBuild }, log }) => {
      for (const report of reports) {
        if (report.kind === 'failure') {
          log.warn(
            { event: 'remote-failure', failure: { ...report, hostBuild } },
            'a remote failed in a browser',
          );
        }
      }
      return { accepted: reports.length };
    },
  });
  registerEndpoint(app, sendBrowserReports, {
    callsPerMinute: config.reportsPerMinute,
    handle: async () => ({ accepted: 0 }),
  });
}
