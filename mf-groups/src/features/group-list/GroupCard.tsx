import { Box, Card, Heading, Text } from '@formline/shared/ui/core';
import { memo } from 'react';
import { groupListTexts } from './groupList.texts';
import type { ListedGroup } from './listedGroups';
import { MemberAvatars } from './MemberAvatars';

/** So many members show their picture and name; the others are counted. */
const MEMBERS_SHOWN = 4;

interface GroupCardProps {
  readonly group: ListedGroup;
}

/** One group: what it is called, how many train in it, and who. */
export const GroupCard = memo(function GroupCard({ group: { title, members } }: GroupCardProps) {
  const shown = members.slice(0, MEMBERS_SHOWN);
  const others = members.length - shown.length;
  const names = shown.map((member) => member.full_name);
  return (
    <Card as="li" padding="none" p="5" display="flex" flexDirection="column" gap="4">
      <Box minW="0">
        <Heading size="md" lineClamp="2" overflowWrap="anywhere">
          {title}
        </Heading>
        <Text size="sm" tone="muted" tabular mt="1">
          {groupListTexts.memberCount(members.length)}
        </Text>
      </Box>
      {members.length > 0 && <MemberAvatars members={shown} others={others} />}
      <Text size="sm" tone="muted" lineClamp="2" overflowWrap="anywhere">
        {members.length > 0 ? groupListTexts.memberNames(names, others) : groupListTexts.noMembers}
      </Text>
    </Card>
  );
});
