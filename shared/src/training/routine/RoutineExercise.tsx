import type { Exercise } from '@formline/shared/contracts/library/exercises';
import { chakra, Text } from '@formline/shared/ui/core';
import type { ReactNode } from 'react';
import { ExercisePicture } from '../exercise/row/ExercisePicture';
import { routineEditorTexts as texts } from './routineEditor.texts';

const PICTURE_SIZE = '2.5rem';

const Line = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minH: 'row.library', minW: '0', py: '1' },
});
const Words = chakra('div', {
  base: {
    position: 'relative',
    flex: '1',
    minW: '0',
    '& > button': {
      display: 'block',
      maxW: 'full',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      textAlign: 'start',
      fontWeight: 'medium',
      cursor: 'pointer',
      borderRadius: 'sm',
      '&::after': { content: '""', position: 'absolute', inset: '0' },
    },
    '&:hover > button': { color: 'accent.text', textDecoration: 'underline' },
  },
});

export interface RoutineExerciseProps {
  exercise: Exercise;
  onOpen: (exercise: Exercise) => void;
  start?: ReactNode;
  end?: ReactNode;
}

export function RoutineExercise({ exercise, onOpen, start, end }: RoutineExerciseProps) {
  return (
    <Line>
      {start}
      <ExercisePicture key={exercise.id} exercise={exercise} size={PICTURE_SIZE} />
      <Words>
        <button
          type="button"
          aria-label={texts.open(exercise.name)}
          title={exercise.name}
          onClick={() => onOpen(exercise)}
        >
          {exercise.name}
        </button>
        <Text size="sm" tone="muted" singleLine>
          {exercise.muscle_groups.map(({ name }) => name).join(', ')}
        </Text>
      </Words>
      {end}
    </Line>
  );
}
