import { dayState } from '@formline/shared/domain/scheduling/dayState';
import { shortDateText } from '@formline/shared/domain/dates/shortDate';
import { ProgramBanner } from '@formline/shared/training/program/banner/ProgramBanner';
import { WeekDays } from '@formline/shared/training/week-days/WeekDays';
import { chakra, Flex, Text } from '@formline/shared/ui/core';
import { CalendarCheck, CalendarDays, Clock, Dumbbell, Repeat } from 'lucide-react';
import type { ReactNode } from 'react';
import { MembersLists } from '../../components/group-members/MembersLists';
import { isOnGroupCalendar } from '../../components/schedule/calendarWorkout';
import { longDate } from '../../components/schedule/dayWords';
import { scheduleTexts } from '../../components/schedule/schedule.texts';
import { workoutDurationText } from '../../components/schedule/workoutDurationText';
import { StateBadge } from '../../components/state-mark/StateBadge';
import { scheduledWorkoutTexts as texts } from './scheduledWorkout.texts';
import type { ReadyWork } from './useScheduledWork';

const Facts = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '5',
    rowGap: '2',
    flex: '1',
    m: '0',
    p: '0',
  },
});
const FactLine = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    listStyle: 'none',
    fontVariantNumeric: 'tabular-nums',
    '& svg': { boxSize: 'icon.sm', flexShrink: '0', color: 'fg.subtle' },
  },
});

interface WorkoutFactsProps {
  readonly work: ReadyWork;
  readonly today: string;
  readonly tools?: ReactNode;
}

export function WorkoutFacts({ work, today, tools }: WorkoutFactsProps) {
  const { workout, content, schedule } = work;
  const state = dayState([workout], workout.workout_date, today);
  const duration = workoutDurationText(workout.total_dur_seconds);
  const category = (schedule?.program_category.label ?? workout.program_category_name) || FALLBACK;
  const program = schedule ? schedule.name : workout.program_name;
  return (
    <Flex direction="column" gap="4">
      <ProgramBanner category={category} size="head">
        <Text as="span" color="inherit" fontWeight="semibold" overflowWrap="anywhere">
          {program ?? category}
        </Text>
        {program !== null && (
          <Text as="span" color="inherit" size="sm">
            {category}
          </Text>
        )}
      </ProgramBanner>
      <Flex align="center" gap="3">
        <Facts>
          {state !== 'none' && (
            <FactLine>
              <StateBadge state={state} />
            </FactLine>
          )}
          <Fact icon={<CalendarDays aria-hidden="true" />}>{longDate(workout.workout_date)}</Fact>
          {duration !== null && <Fact icon={<Clock aria-hidden="true" />}>{duration}</Fact>}
          <MadeUp work={work} />
          <Fact icon={<Dumbbell aria-hidden="true" />}>{texts.exercises(content.exercise_count)}</Fact>
        </Facts>
        {tools}
      </Flex>
      {isOnGroupCalendar(workout) && (
        <MembersLists groupId={schedule?.client_group_id ?? null} workout={workout} />
      )}
      {schedule && <Mode work={work} />}
    </Flex>
  );
}

const FALLBACK = scheduleTexts.fallbackCategory;

function Fact({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <FactLine>
      {icon}
      {children}
    </FactLine>
  );
}

/** Links a missed session with the one that makes up for it. */
function MadeUp({ work: { schedule, workout } }: Pick<WorkoutFactsProps, 'work'>) {
  if (!schedule || !('days' in schedule) || isOnGroupCalendar(workout)) return null;
  const day = schedule.days.find(({ id }) => id === workout.id);
  const icon = <CalendarCheck aria-hidden="true" />;
  if (day?.makes_up_for) return <Fact icon={icon}>{texts.makesUpFor(longDate(day.makes_up_for))}</Fact>;
  return day?.made_up_on ? <Fact icon={icon}>{texts.madeUpOn(longDate(day.made_up_on))}</Fact> : null;
}

function Mode({ work: { schedule, slotId, workout } }: { readonly work: ReadyWork }) {
  if (!schedule) return null;
  const { is_repeated: isRepeated, is_rotation: isRotation, workouts } = schedule;
  const { start_date: start, end_date: end } = schedule;
  const locationName =
    workouts.find(({ id }) => id === slotId) ??
    workouts.find(({ workout_id }) => workout_id === workout.workout_id);
  return (
    <Flex align="center" gap="3" wrap="wrap" px="4" py="3" borderRadius="lg" bg="bg.subtle">
      <FactLine as="span" fontWeight="medium">
        <Repeat aria-hidden="true" />
        {texts.mode[!isRepeated ? 'once' : isRotation ? 'rotation' : 'repeat']}
      </FactLine>
      {isRepeated && (
        <Text as="span" tone="muted" tabular flex="1">
          {texts.span(shortDateText(start), shortDateText(end))}
        </Text>
      )}
      {isRepeated && locationName && (
        <WeekDays label={texts.daysOf(locationName.workout_name)} days={locationName.days_of_week} />
      )}
    </Flex>
  );
}
