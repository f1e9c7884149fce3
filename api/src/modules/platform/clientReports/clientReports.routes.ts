import {
  listClientReports,
  sendBrowserReports,
  sendClientReports,
} from '@formline/shared/contracts/platform/clientReports';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { browserReports } from './browserReports';
import { presentReport } from './clientReports.presenter';
import { clientReportsService } from './clientReports.service';
import type { StoredReport } from './storedReport';

const BODY_LIMIT_BYTES = 65_536;
const BROWSER_TYPES = ['application/reports+json', 'application/csp-report'];

export async function clientReportsRoutes(
  app: FastifyInstance,
  { db, clock, config, registerEndpoint }: ModuleContext,
): Promise<void> {
  const callsPerMinute = config.reportsPerMinute;
  const service = clientReportsService({ db, clock });
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    ['application/json', ...BROWSER_TYPES],
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    app.getDefaultJsonParser('error', 'error'),
  );
  registerEndpoint(app, sendClientReports, {
    callsPerMinute,
    handle: async ({ body: { reports, hostBuild }, log }) => {
      logFailures(await service.record(reports, hostBuild), log);
      return { accepted: reports.length };
    },
  });
  registerEndpoint(app, sendBrowserReports, {
    callsPerMinute,
    handle: async ({ body }) => {
      const reports = browserReports(body);
      await service.record(reports, null);
      return { accepted: reports.length };
    },
  });
  registerEndpoint(app, listClientReports, {
    handle: async ({ query }) => {
      const { reports, measures, nextPage } = await service.list(query);
      return { reports: reports.map((report) => presentReport(report, measures)), nextPage };
    },
  });
}

function logFailures(reports: readonly StoredReport[], log: FastifyBaseLogger): void {
  for (const { kind, remote, build, source, what, place, hostBuild, revision } of reports) {
    if (kind !== 'failure') continue;
    const failure = { remote, build, source, what, place, hostBuild, revision };
    log.warn({ event: 'remote-failure', failure }, 'a remote failed in a browser');
  }
}
