import { call } from '@formline/shared/api-client';
import type { ClubScope } from '@formline/shared/contracts/clubScope';
import { readPlannedGroupWork } from '@formline/shared/contracts/groupSchedules';
import { queryOptions } from '@formline/shared/query';

interface PlannedWorkInput {
  readonly groupId: number;
  readonly today: string;
  readonly scope: ClubScope;
}

/** What is ahead of a group from today on. Asked anew each time: somebody decides by it. */
export const plannedWorkQuery = ({ groupId, today, scope }: PlannedWorkInput) =>
  queryOptions({
    queryKey: ['work-ahead-of-group', groupId, today, scope],
    queryFn: ({ signal }) =>
      call(
        readPlannedGroupWork,
        { params: { id: groupId }, query: { ...scope, currentDate: today } },
        signal,
      ),
    staleTime: 0,
    gcTime: 0,
  });
