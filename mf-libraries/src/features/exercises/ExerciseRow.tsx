import type { Exercise } from '@formline/shared/contracts/exercises';
import { Badge, chakra, Text } from '@formline/shared/ui/core';
import { memo } from 'react';
import { ExercisePicture } from './ExercisePicture';
import { componentsLayout, rowLayout, wordsLayout } from './rowLayout';

const PICTURE_SIZE = '2.5rem';

const Row = chakra('div', {
  base: {
    ...rowLayout,
    position: 'absolute',
    insetInline: '0',
    top: '0',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&[aria-selected=true]': {
      bg: 'bg.selected',
      boxShadow: 'inset 3px 0 0 {colors.accent}',
      _hover: { bg: 'bg.selected' },
    },
  },
});
const Words = chakra('div', { base: wordsLayout });
const Components = chakra('span', { base: componentsLayout });

export interface ExerciseRowProps {
  exercise: Exercise;
  id: string;
  /** Place in the whole list, from 0. */
  index: number;
  /** Distance from the top of the list in pixels. */
  top: number;
  /** Length of the whole list, -1 while it is not known. */
  listLength: number;
  isActive: boolean;
  isSelected: boolean;
  onSelect: (index: number) => void;
}

/** One exercise of the list; the whole row is the target. */
export const ExerciseRow = memo(function ExerciseRow(props: ExerciseRowProps) {
  const { exercise, id, index, top, listLength, isActive, isSelected, onSelect } = props;
  return (
    <Row
      role="option"
      id={id}
      aria-selected={isSelected}
      aria-posinset={index + 1}
      aria-setsize={listLength}
      data-active={isActive || undefined}
      style={{ transform: `translateY(${top}px)` }}
      onClick={() => onSelect(index)}
    >
      <ExercisePicture exercise={exercise} size={PICTURE_SIZE} />
      <Words>
        <Text as="span" display="block" fontWeight="medium" singleLine title={exercise.name}>
          {exercise.name}
        </Text>
        <Text as="span" display="block" size="sm" tone="muted" singleLine>
          {exercise.muscle_groups.map(({ name }) => name).join(', ')}
        </Text>
      </Words>
      <Components>
        {exercise.fitness_components.map(({ id: componentId, name }) => (
          <Badge key={componentId}>{name}</Badge>
        ))}
      </Components>
    </Row>
  );
});
