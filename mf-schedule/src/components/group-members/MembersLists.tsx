import type { GroupWorkout } from '@formline/shared/contracts/scheduling/calendar';
import { clientDashboardPath } from '@formline/shared/domain/clients/clientPaths';
import { Link as RouterLink } from '@formline/shared/routing';
import { chakra, Heading, PersonAvatar, SimpleGrid, Text } from '@formline/shared/ui/core';
import { useId } from 'react';
import { scheduleTexts as texts } from '../schedule/schedule.texts';
import { useWorkoutMembers, type WorkoutMember } from './useWorkoutMembers';

const People = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0', maxH: '48', overflowY: 'auto' } });
const Person = chakra(RouterLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    p: '1',
    borderRadius: 'md',
    color: 'fg',
    overflowWrap: 'anywhere',
    '&:hover, &:focus-visible': { bg: 'bg.hover' },
  },
});

interface MembersListsProps {
  /** Null for work scheduled before groups had schedules. */
  readonly groupId: number | null;
  readonly workout: GroupWorkout;
}

export function MembersLists({ groupId, workout }: MembersListsProps) {
  const members = useWorkoutMembers(groupId, workout);
  if (!members)
    return <Text tone="muted">{texts.membersDone(workout.completed_count, workout.client_count)}</Text>;
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      {members.done.length > 0 && (
        <MemberList title={texts.done(members.done.length)} members={members.done} />
      )}
      {members.notDone.length > 0 && (
        <MemberList title={texts.notDone(members.notDone.length)} members={members.notDone} />
      )}
    </SimpleGrid>
  );
}

function MemberList({
  title,
  members,
}: {
  readonly title: string;
  readonly members: readonly WorkoutMember[];
}) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Heading as="h3" size="sm" id={titleId} mb="1">
        {title}
      </Heading>
      <People>
        {members.map((member) => (
          <li key={member.client_user_id}>
            <Person
              translate="no"
              to={clientDashboardPath({ id: member.client_user_id, first_name: firstNameOf(member) })}
            >
              <PersonAvatar name={member.full_name} imageUrl={member.avatar_url} size="sm" />
              {member.full_name}
            </Person>
          </li>
        ))}
      </People>
    </section>
  );
}

/** A guess is enough here, because the page corrects the name in its URL. */
const firstNameOf = ({ full_name: name }: WorkoutMember) => name.split(' ')[0] ?? '';
