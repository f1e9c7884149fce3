import type { GroupWorkout } from '@formline/shared/contracts/scheduling/calendar';
import { chakra, PersonAvatar } from '@formline/shared/ui/core';
import { Users } from 'lucide-react';
import { scheduleTexts as texts } from '../schedule/schedule.texts';
import { useWorkoutMembers } from './useWorkoutMembers';
import { fact } from '../workout-list/workoutList.module.css';

const MOST_NAMES = 3;

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flexWrap: 'wrap',
    fontSize: 'sm',
    color: 'fg.muted',
    '& > svg': { boxSize: 'icon.sm', color: 'fg.subtle' },
  },
});
const Pictures = chakra('span', {
  base: { display: 'inline-flex', '& > * + *': { marginInlineStart: '-2' } },
});

interface MembersDoneProps {
  readonly groupId: number;
  readonly workout: GroupWorkout;
}

export function MembersDone({ groupId, workout }: MembersDoneProps) {
  const members = useWorkoutMembers(groupId, workout);
  if (!members) {
    return (
      <span className={fact}>
        <Users aria-hidden="true" />
        {texts.membersDone(workout.completed_count, workout.client_count)}
      </span>
    );
  }
  const { done, notDone } = members;
  const named = done.slice(0, MOST_NAMES);
  return (
    <Row>
      {named.length > 0 ? (
        <Pictures>
          {named.map((member) => (
            <PersonAvatar
              key={member.client_user_id}
              name={member.full_name}
              imageUrl={member.avatar_url}
              size="sm"
            />
          ))}
        </Pictures>
      ) : (
        <Users aria-hidden="true" />
      )}
      <span>
        {texts.doneBy(
          named.map(({ full_name: name }) => name),
          { others: done.length - named.length, isEverybody: notDone.length === 0 },
        )}
      </span>
    </Row>
  );
}
