import { type AnalyticsEvent, recordAnalyticsEvent } from '@formline/shared/contracts/platform/analytics';
import { onEvent } from '@formline/shared/events';
import { call } from '@formline/shared/api-client';

/** Counts four bus events. Failures are logged and never shown. @returns a function that stops it */
export function startAnalytics(record: AnalyticsPort): () => void {
  const count = (event: AnalyticsEvent) => {
    record(event).catch((reason: unknown) => {
      console.info(`${event.event} was not counted:`, reason instanceof Error ? reason.message : reason);
    });
  };
  const subscriptions = [
    onEvent('profile:switched', ({ profile }) => count({ event: 'club_profile_switched', profile })),
    onEvent('schedule:workout-assigned', (given) => count({ event: 'workout_assigned', ...given })),
    onEvent('groups:group-created', ({ memberCount }) =>
      count({ event: 'client_group_created', member_count: memberCount }),
    ),
    onEvent('groups:group-updated', ({ memberCount }) =>
      count({ event: 'client_group_updated', member_count: memberCount }),
    ),
  ];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}

type AnalyticsPort = (event: AnalyticsEvent) => Promise<void>;

export const apiAnalytics: AnalyticsPort = async (event) => {
  await call(recordAnalyticsEvent, { body: event });
};
