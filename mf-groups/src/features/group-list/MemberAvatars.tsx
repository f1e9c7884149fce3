import { chakra, PersonAvatar } from '@formline/shared/ui/core';
import { groupListTexts } from './groupList.texts';
import type { GroupMember } from './listedGroups';

const AvatarRow = chakra('div', {
  base: {
    display: 'flex',
    '& > *': { borderRadius: 'full', boxShadow: '0 0 0 2px {colors.bg.surface}' },
    '& > * + *': { ms: '-1.5' },
  },
});
const Others = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minW: '10',
    h: '10',
    px: '1',
    bg: 'bg.muted',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
  },
});

interface MemberAvatarsProps {
  readonly members: readonly GroupMember[];
  /** How many more there are. */
  readonly others: number;
}

/** Faces of a group, overlapping. A picture only: the names stand in words beside it. */
export function MemberAvatars({ members, others }: MemberAvatarsProps) {
  return (
    <AvatarRow aria-hidden="true">
      {members.map(({ id, full_name, avatar_url }) => (
        <PersonAvatar key={id} name={full_name} imageUrl={avatar_url} />
      ))}
      {others > 0 && <Others>{groupListTexts.others(others)}</Others>}
    </AvatarRow>
  );
}
