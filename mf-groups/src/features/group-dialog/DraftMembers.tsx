import { Badge, chakra, IconButton, PersonAvatar, Text } from '@formline/shared/ui/core';
import { Undo2, X } from 'lucide-react';
import { memo, useMemo, useRef } from 'react';
import type { GroupMember } from '../../components/members/groupMember';
import { groupDialogTexts as texts } from './groupDialog.texts';
import { type GroupDraft, type MembershipChange, memberships } from './groupDraft';

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    maxH: '80',
    overflowY: 'auto',
    border: 'thin',
    borderColor: 'border',
    borderRadius: 'md',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: '12',
      ps: '3',
      pe: '2',
      contentVisibility: 'auto',
      containIntrinsicBlockSize: '{sizes.12}',
    },
    '& > li + li': { borderTop: 'thin', borderColor: 'border' },
    '& > [data-standing=leaves] > .person-avatar': { filter: 'grayscale(1)' },
    '& > [data-standing=leaves] > .member-name': { color: 'fg.muted', textDecoration: 'line-through' },
  },
});

type HandleChange = (member: GroupMember, isIn: boolean) => void;

interface DraftMembersProps {
  readonly start: GroupDraft;
  readonly draft: GroupDraft;
  readonly onChange: HandleChange;
}

export function DraftMembers({ start, draft, onChange }: DraftMembersProps) {
  const rows = useMemo(() => memberships(start, draft), [start, draft]);
  const listRef = useRef<HTMLUListElement>(null);
  const handleChange: HandleChange = (member, isIn) => {
    focusNear(listRef.current, member.id);
    onChange(member, isIn);
  };
  if (rows.length === 0) return null;
  return (
    <List ref={listRef} aria-label={texts.members} tabIndex={-1}>
      {rows.map(({ member, membership }) => (
        <DraftMember key={member.id} member={member} membership={membership} onChange={handleChange} />
      ))}
    </List>
  );
}

interface DraftMemberProps {
  readonly member: GroupMember;
  readonly membership: MembershipChange;
  readonly onChange: HandleChange;
}

const DraftMember = memo(function DraftMember({ member, membership, onChange }: DraftMemberProps) {
  const { id, full_name, avatar_url, isActive } = member;
  const isLeaving = membership === 'leaves';
  return (
    <li data-standing={membership} data-member={id}>
      <PersonAvatar name={full_name} imageUrl={avatar_url} size="sm" />
      <Text className="member-name" flex="1" minW="0" singleLine title={full_name} translate="no">
        {full_name}
      </Text>
      {!isActive && <Badge>{texts.inactive}</Badge>}
      {membership === 'joins' && <Badge tone="upcoming">{texts.joins}</Badge>}
      {isLeaving && <Badge tone="incomplete">{texts.leaves}</Badge>}
      <IconButton
        size="sm"
        label={isLeaving ? texts.keep(full_name) : texts.takeOut(full_name)}
        icon={isLeaving ? <Undo2 /> : <X />}
        onClick={() => onChange(member, isLeaving)}
      />
    </li>
  );
});

/** Undoing an addition removes its row: focus moves to the next row, or back to the last. */
function focusNear(list: HTMLElement | null, id: number): void {
  const row = list?.querySelector(`[data-member="${id}"]`);
  if (row?.getAttribute('data-standing') !== 'joins') return;
  const neighbour = row.nextElementSibling ?? row.previousElementSibling;
  (neighbour?.querySelector('button') ?? list)?.focus();
}
