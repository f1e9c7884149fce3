import type { Activity } from '@formline/shared/contracts/people/activityFeed';
import { fullName } from '../users/users.presenter';
import type { ActivityRow } from '../activities/activity.repository';

export function presentActivity(row: ActivityRow): Activity {
  return {
    id: row.id,
    activity_type: row.type,
    happened_at: row.happenedAt.toISOString(),
    subject: row.subject,
    date: row.day,
    count: row.count,
    client: presentClientOf(row),
    client_group_id: row.clientGroupId,
    club_id: row.clubId,
    location_id: row.locationId,
  };
}

function presentClientOf({ clientId, firstName, lastName, avatarUrl }: ActivityRow): Activity['client'] {
  if (clientId === null || firstName === null || lastName === null) return null;
  return {
    id: clientId,
    first_name: firstName,
    last_name: lastName,
    full_name: fullName({ firstName, lastName }),
    avatar_url: avatarUrl,
  };
}
