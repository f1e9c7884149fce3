import { call } from '@formline/shared/api-client';
import { recordAnalyticsEvent } from '@formline/shared/contracts/analytics';
import type { AnalyticsPort } from './analyticsPort';

/** Counts events with our own API, one call for each. */
export const apiAnalytics: AnalyticsPort = async (event) => {
  await call(recordAnalyticsEvent, { body: event });
};
