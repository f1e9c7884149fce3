import type { ProgramWorkout } from '@formline/shared/contracts/library/programs';
import type { Workout } from '@formline/shared/contracts/library/workouts';
import { workoutTotalText } from '@formline/shared/domain/training/workoutDuration';
import { WeekDays } from '@formline/shared/training/week-days/WeekDays';
import { chakra, Text } from '@formline/shared/ui/core';
import { memo, type ReactNode } from 'react';
import type { ColumnActions } from './columnActions';
import { ColumnContent } from './ColumnContent';
import { ColumnMenu } from './ColumnMenu';
import { programEditorTexts } from '../programEditor.texts';

const texts = programEditorTexts.column;

const Column = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minH: 'full',
    bg: 'bg.surface',
    border: 'thin',
    borderColor: 'border',
    borderRadius: 'md',
  },
  variants: { isOpen: { true: { borderColor: 'accent' }, false: {} } },
});
const Head = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '1',
    display: 'flex',
    flexDirection: 'column',
    gap: '1.5',
    p: '3',
    bg: 'bg.surface',
    borderTopRadius: 'md',
    borderBottom: 'thin',
    borderColor: 'border',
  },
});
const TitleRow = chakra('div', { base: { display: 'flex', alignItems: 'flex-start', gap: '1' } });
const Title = chakra('h3', { base: { flex: '1', minW: '0', fontSize: 'md', fontWeight: 'semibold' } });
const OpenButton = chakra('button', {
  base: {
    maxW: 'full',
    minH: '8',
    textAlign: 'start',
    lineClamp: '2',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    _hover: { color: 'accent.text', textDecoration: 'underline' },
  },
});

export interface WorkoutColumnProps {
  workout: ProgramWorkout;
  position: number;
  count: number;
  content: Workout | undefined;
  hasContentFailed: boolean;
  isOpen: boolean;
  canEdit: boolean;
  handle: ReactNode;
  actions: ColumnActions;
}

export const WorkoutColumn = memo(function WorkoutColumn(props: WorkoutColumnProps) {
  const { workout, content, hasContentFailed, isOpen, canEdit, handle, actions } = props;
  const { name, exercise_count: exercises, total_dur_seconds: seconds } = content ?? workout;
  return (
    <Column isOpen={isOpen}>
      <Head>
        <TitleRow>
          {handle}
          <Title>
            <OpenButton
              type="button"
              aria-current={isOpen || undefined}
              onClick={() => actions.onOpen(workout)}
            >
              {name}
            </OpenButton>
          </Title>
          <ColumnMenu {...props} name={name} />
        </TitleRow>
        <Text size="sm" tone="muted" tabular>
          {texts.exercises(exercises)} · {workoutTotalText(seconds, 'up')}
        </Text>
        <WeekDays
          label={texts.days(name)}
          days={workout.days_of_week}
          onToggle={canEdit ? (day) => actions.onToggleDay(workout, day) : undefined}
        />
      </Head>
      <ColumnContent content={content} hasFailed={hasContentFailed} />
    </Column>
  );
});
