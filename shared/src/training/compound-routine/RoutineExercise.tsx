import type { Exercise } from '@formline/shared/contracts/exercises';
import { chakra, Text } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { ExercisePicture } from '../exercise-row/ExercisePicture';
import { routineEditorTexts as texts } from './routineEditor.texts';

const PICTURE_SIZE = '2.5rem';

const Line = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minH: 'row.library', minW: '0', py: '1' },
});
/** The name and what stands under it are one target. */
const Open = chakra(
  'button',
  {
    base: {
      display: 'block',
      flex: '1',
      minW: '0',
      textAlign: 'start',
      cursor: 'pointer',
      borderRadius: 'sm',
      '&:hover > :first-of-type': { color: 'accent.text', textDecoration: 'underline' },
    },
  },
  { defaultProps: { type: 'button' } },
);

export interface RoutineExerciseProps {
  exercise: Exercise;
  onOpen: (exercise: Exercise) => void;
  /** Stands before the picture: a grip, a number. */
  start?: ReactNode;
  /** Buttons at the end. */
  end?: ReactNode;
}

/** An exercise that stands in a superset or circuit: its name opens its details. */
export function RoutineExercise({ exercise, onOpen, start, end }: RoutineExerciseProps) {
  return (
    <Line>
      {start}
      <ExercisePicture key={exercise.id} exercise={exercise} size={PICTURE_SIZE} />
      <Open aria-label={texts.open(exercise.name)} onClick={() => onOpen(exercise)}>
        <Text as="span" display="block" fontWeight="medium" singleLine title={exercise.name}>
          {exercise.name}
        </Text>
        <Text as="span" display="block" size="sm" tone="muted" singleLine>
          {exercise.muscle_groups.map(({ name }) => name).join(', ')}
        </Text>
      </Open>
      {end}
    </Line>
  );
}
