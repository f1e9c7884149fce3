import type { AnalyticsEvent } from '@formline/shared/contracts/platform/analytics';
import type { Clock } from '../../../clock';
import type { DatabaseHandle } from '../../../database/database';
import { analyticsRepository } from './analytics.repository';

export function analyticsService({ db, clock }: { readonly db: DatabaseHandle; readonly clock: Clock }) {
  return {
    async record(event: AnalyticsEvent): Promise<void> {
      await analyticsRepository(db).insert({
        event: event.event,
        ...propertiesOf(event),
        happenedAt: clock.now(),
      });
    },
  };
}

function propertiesOf(event: AnalyticsEvent) {
  switch (event.event) {
    case 'club_profile_switched':
      return { kind: event.profile };
    case 'workout_assigned':
      return { kind: event.assigned, target: event.target };
    case 'client_group_created':
    case 'client_group_updated':
      return { memberCount: event.member_count };
  }
}
