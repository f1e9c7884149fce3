import type { AnalyticsEvent } from '@formline/shared/contracts/analytics';

/** Where events are counted. Another place than our own API is another function of this shape. */
export type AnalyticsPort = (event: AnalyticsEvent) => Promise<void>;
