import { clientDashboardPath } from '@formline/shared/domain/clients/clientPaths';
import { Link as RouterLink } from '@formline/shared/routing';
import { Badge, Button, Card, chakra, Heading, PersonAvatar, Text } from '@formline/shared/ui/core';
import { useId, useState } from 'react';
import type { GroupMember } from '../../components/members/groupMember';
import { groupDashboardTexts as texts } from './groupDashboard.texts';

const SHOWN_AT_FIRST = 8;

const Head = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', minH: '8' },
});
const People = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min({sizes.56}, 100%), 1fr))',
    columnGap: '4',
    rowGap: '1',
    mx: '-2',
    listStyleType: 'none',
  },
});
const Person = chakra(RouterLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    px: '2',
    borderRadius: 'md',
    color: 'fg',
    '&:hover, &:focus-visible': { bg: 'bg.hover' },
  },
});

interface MembersCardProps {
  readonly members: readonly GroupMember[];
  readonly canEdit: boolean;
}

export function MembersCard({ members, canEdit }: MembersCardProps) {
  const [areAllShown, setAreAllShown] = useState(false);
  const [titleId, listId] = [useId(), useId()];
  const shown = areAllShown ? members : members.slice(0, SHOWN_AT_FIRST);
  return (
    <Card as="section" flex="none" padding="none" px="5" py="4" aria-labelledby={titleId}>
      <Head>
        <Heading size="sm" id={titleId}>
          {members.length > 0 ? texts.memberCount(members.length) : texts.members}
        </Heading>
        {members.length > SHOWN_AT_FIRST && (
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={areAllShown}
            aria-controls={listId}
            onClick={() => setAreAllShown(!areAllShown)}
          >
            {areAllShown ? texts.showFewer : texts.showAll(members.length)}
          </Button>
        )}
      </Head>
      {members.length === 0 ? (
        <Text tone="muted">{canEdit ? texts.noMembers : texts.noMembersReadOnly}</Text>
      ) : (
        <People id={listId}>
          {shown.map((member) => (
            <li key={member.id}>
              <Person to={clientDashboardPath(member)}>
                <PersonAvatar name={member.full_name} imageUrl={member.avatar_url} size="sm" />
                <Text minW="0" singleLine title={member.full_name}>
                  {member.full_name}
                </Text>
                {!member.isActive && <Badge>{texts.inactive}</Badge>}
              </Person>
            </li>
          ))}
        </People>
      )}
    </Card>
  );
}
