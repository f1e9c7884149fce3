import { dayState } from '@formline/shared/domain/dayState';
import { chakra, Text } from '@formline/shared/ui/core';
import { Clock, Users } from 'lucide-react';
import { type CalendarWorkout, isOnGroupCalendar } from '../schedule/calendarWorkout';
import { scheduleTexts } from '../schedule/schedule.texts';
import { workoutDurationText } from '../schedule/workoutDurationText';
import { StateBadge } from '../state-mark/StateBadge';

const Item = chakra('li', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    py: '4',
    borderTop: 'thin',
    borderColor: 'border',
    _first: { borderTop: 'none', pt: '0' },
    _last: { pb: '0' },
  },
});
/** The whole item is its target. */
const Opener = chakra(
  'button',
  {
    base: {
      textAlign: 'start',
      fontWeight: 'semibold',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlock: '1',
        insetInline: '-2',
        borderRadius: 'md',
      },
      '&:hover::after': { bg: 'bg.hover', zIndex: '-1' },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        outlineWidth: '2px',
        outlineStyle: 'solid',
        outlineColor: 'var(--focus-ring)',
      },
    },
  },
  { defaultProps: { type: 'button' } },
);
const Facts = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    fontSize: 'sm',
    color: 'fg.muted',
  },
});
const Fact = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    fontVariantNumeric: 'tabular-nums',
    '& svg': { boxSize: 'icon.sm', color: 'fg.subtle' },
  },
});

interface WorkoutItemProps {
  readonly workout: CalendarWorkout;
  readonly today: string;
  readonly onOpen: (workout: CalendarWorkout) => void;
}

/** One workout of a day: what it is, where it comes from, how long it takes and how it stands. */
export function WorkoutItem({ workout, today, onOpen }: WorkoutItemProps) {
  const state = dayState([workout], workout.workout_date, today);
  const duration = workoutDurationText(workout.total_dur_seconds);
  const category = workout.program_category_name || scheduleTexts.fallbackCategory;
  const group = groupFact(workout);
  return (
    <Item>
      <div>
        <Opener onClick={() => onOpen(workout)}>{workout.workout_name}</Opener>
        <Text size="sm" tone="muted" overflowWrap="anywhere">
          {workout.program_name ? `${workout.program_name} · ${category}` : category}
        </Text>
      </div>
      <Facts>
        {state === 'none' ? null : <StateBadge state={state} />}
        {duration === null ? null : (
          <Fact>
            <Clock aria-hidden="true" />
            {duration}
          </Fact>
        )}
        {group === null ? null : (
          <Fact>
            <Users aria-hidden="true" />
            {group}
          </Fact>
        )}
      </Facts>
    </Item>
  );
}

/** On a group's calendar how many members have done it; on a client's that it came with a group. */
function groupFact(workout: CalendarWorkout): string | null {
  if (isOnGroupCalendar(workout)) {
    return scheduleTexts.membersDone(workout.completed_count, workout.client_count);
  }
  return workout.client_group_id === null ? null : scheduleTexts.groupWorkout;
}
