import { readClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { groupDashboardPath } from '@formline/shared/domain/clients/groupPaths';
import { queryOf, useQuery } from '@formline/shared/query';
import { Link as RouterLink } from '@formline/shared/routing';
import { useClubScope } from '@formline/shared/session';
import { chakra, InlineNotice } from '@formline/shared/ui/core';
import { scheduleTexts as texts } from '../schedule/schedule.texts';
import { DATE_PARAMETER } from '../calendar-owner/chosenDay';

/** Lies above the workout item, because that item opens the workout itself. */
const GroupLink = chakra(RouterLink, {
  base: { position: 'relative', zIndex: '1', color: 'accent.text', textDecoration: 'underline' },
});

interface GroupOriginProps {
  readonly groupId: number;
  readonly date: string;
}

export function GroupOrigin(props: GroupOriginProps) {
  return <GroupPart {...props} unknown={texts.groupWorkout} known={texts.fromGroup} />;
}

export function GroupNotice(props: GroupOriginProps) {
  return (
    <InlineNotice>
      <GroupPart {...props} unknown={texts.ofGroup} {...texts.belongsTo} />
    </InlineNotice>
  );
}

interface GroupPartProps extends GroupOriginProps {
  readonly unknown: string;
  readonly before?: string;
  readonly after?: string;
  readonly known?: (title: string) => string;
}

function GroupPart({ groupId, date, unknown, before, after, known }: GroupPartProps) {
  const { data: group } = useQuery(
    queryOf(readClientGroup, { params: { id: groupId }, query: useClubScope() }),
  );
  if (!group) return unknown;
  return (
    <>
      {before}
      <GroupLink to={`${groupDashboardPath(groupId)}?${DATE_PARAMETER}=${date}`}>
        {known ? known(group.title) : group.title}
      </GroupLink>
      {after}
    </>
  );
}
