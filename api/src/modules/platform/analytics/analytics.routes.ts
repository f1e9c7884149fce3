import { recordAnalyticsEvent } from '@formline/shared/contracts/platform/analytics';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { analyticsService } from './analytics.service';

export async function analyticsRoutes(
  app: FastifyInstance,
  { clock, config, registerEndpoint }: ModuleContext,
): Promise<void> {
  registerEndpoint(app, recordAnalyticsEvent, {
    callsPerMinute: config.reportsPerMinute,
    handle: async ({ body, db }) => {
      await analyticsService({ db, clock }).record(body);
      return { accepted: true };
    },
  });
}
