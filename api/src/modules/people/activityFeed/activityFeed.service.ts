import {
  type ActivityType,
  type listActivities,
  readinessActivityTypes,
  workoutActivityTypes,
} from '@formline/shared/contracts/people/activityFeed';
import type * as z from '@formline/shared/contracts/schema';
import type { DatabaseHandle } from '../../../database/database';
import { searchPatterns } from '../../platform/search/searchParts';
import { activityRepository, type ActivityRow } from '../activities/activity.repository';

type FeedQuery = z.output<(typeof listActivities)['query']>;

export function activityFeedService(db: DatabaseHandle) {
  return {
    async list(trainerId: number, query: FeedQuery): Promise<ActivityRow[]> {
      const { page, size, search, client_user_id: clientId, club_id, location_id } = query;
      return activityRepository(db).find({
        trainerId,
        clientId,
        scope: { club_id, location_id },
        types: chosenTypes(query),
        patterns: searchPatterns(search),
        offset: (page - 1) * size,
        limit: size,
      });
    },
  };
}

function chosenTypes({
  workout_activity,
  daily_readiness_assessment,
  activity_types,
}: FeedQuery): ActivityType[] {
  return [
    ...(workout_activity ? workoutActivityTypes : []),
    ...(daily_readiness_assessment ? readinessActivityTypes : []),
    ...activity_types,
  ];
}
