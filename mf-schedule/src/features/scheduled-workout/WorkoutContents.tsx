import type {
  WorkoutExercise,
  WorkoutRoutine,
  WorkoutSection,
} from '@formline/shared/contracts/library/workoutContent';
import { ExercisePicture } from '@formline/shared/training/exercise/row/ExercisePicture';
import { doseSummary } from '@formline/shared/training/workout/draft/doseSummary.ts';
import { Link as RouterLink } from '@formline/shared/routing';
import { Button, chakra, Heading, Text } from '@formline/shared/ui/core';
import { ArrowLeftRight, Link2, Repeat } from 'lucide-react';
import { HistoryButton } from '../../components/exercise-history/ExerciseHistory';
import { scheduledWorkoutTexts as texts } from './scheduledWorkout.texts';

const PICTURE_SIZE = '2rem';

const Sections = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    '& ul': { listStyle: 'none', m: '0', p: '0' },
    '& .row': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      py: '2',
      borderTop: 'thin',
      borderColor: 'border',
    },
    '& .name': { flex: '1', minW: '0', overflowWrap: 'anywhere', fontWeight: 'medium' },
    '& .note': { display: 'block', fontSize: 'sm', fontWeight: 'normal', color: 'fg.muted' },
    '& .amount': { flexShrink: '0', fontVariantNumeric: 'tabular-nums' },
    '& .sign': {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      boxSize: '8',
      borderRadius: 'md',
      bg: 'accent.subtle',
      color: 'accent.text',
      '& svg': { boxSize: 'icon.sm' },
    },
    '& .inner': { ps: '11' },
  },
});
const SectionTitle = chakra('div', {
  base: { display: 'flex', alignItems: 'baseline', gap: '2', pb: '2' },
});

const signs = { super_set: <Link2 aria-hidden="true" />, circuit: <Repeat aria-hidden="true" /> } as const;

export type OpenHistory = (exercise: WorkoutExercise) => void;

interface WorkoutContentsProps {
  readonly sections: readonly WorkoutSection[];
  /** Absent on a group's calendar: a history belongs to one client. */
  readonly onHistory?: OpenHistory | undefined;
  /** Where an exercise is swapped, by its key; absent where nothing can be changed. */
  readonly swapPathOf?: ((key: string) => string | null) | undefined;
}

export function WorkoutContents({ sections, ...line }: WorkoutContentsProps) {
  const filled = sections.filter(({ exercises }) => exercises.length > 0);
  if (filled.length === 0) return <Text tone="muted">{texts.nothing}</Text>;
  return (
    <Sections>
      {filled.map(({ id, name, exercises }) => (
        <section key={id} aria-labelledby={`section-${id}`}>
          <SectionTitle>
            <Heading as="h3" size="sm" id={`section-${id}`} overflowWrap="anywhere">
              {name}
            </Heading>
            <Text size="sm" tone="subtle" tabular>
              {texts.exercises(countOf(exercises))}
            </Text>
          </SectionTitle>
          <ul>
            {exercises.map((item) =>
              item.routine_type === null ? (
                <ExerciseLine key={item.key} exercise={item} {...line} />
              ) : (
                <RoutineLines key={item.key} routine={item} {...line} />
              ),
            )}
          </ul>
        </section>
      ))}
    </Sections>
  );
}

const countOf = (items: WorkoutSection['exercises']): number =>
  items.reduce(
    (sum, item) => sum + (item.routine_type === null ? 1 : item.compound_routine_exercises.length),
    0,
  );

interface ExerciseLineProps extends Omit<WorkoutContentsProps, 'sections'> {
  readonly exercise: WorkoutExercise;
}

function ExerciseLine({ exercise, onHistory, swapPathOf }: ExerciseLineProps) {
  const toSwap = swapPathOf?.(exercise.key) ?? null;
  const { amount, rest } = doseSummary(exercise);
  return (
    <li className="row">
      <ExercisePicture exercise={exercise} size={PICTURE_SIZE} />
      <span className="name">
        {exercise.name}
        {rest && <span className="note">{rest}</span>}
      </span>
      <span className="amount">{amount}</span>
      {toSwap !== null && (
        <Button asChild size="sm" variant="quiet">
          <RouterLink to={toSwap} aria-label={texts.swapOf(exercise.name)}>
            <ArrowLeftRight aria-hidden="true" />
            {texts.swap}
          </RouterLink>
        </Button>
      )}
      {onHistory && <HistoryButton name={exercise.name} onOpen={() => onHistory(exercise)} />}
    </li>
  );
}

interface RoutineLinesProps extends Omit<WorkoutContentsProps, 'sections'> {
  readonly routine: WorkoutRoutine;
}

function RoutineLines({ routine, ...line }: RoutineLinesProps) {
  const { routine_type: type, title, reps, compound_routine_exercises: placed } = routine;
  return (
    <li>
      <div className="row">
        <span className="sign">{signs[type]}</span>
        <span className="name">{title}</span>
        <span className="amount">{type === 'circuit' ? texts.circuit(reps) : texts.superset(reps)}</span>
      </div>
      <ul className="inner">
        {placed.map(({ ordinal, exercise }) => (
          <ExerciseLine key={`${ordinal} ${exercise.key}`} exercise={exercise} {...line} />
        ))}
      </ul>
    </li>
  );
}
