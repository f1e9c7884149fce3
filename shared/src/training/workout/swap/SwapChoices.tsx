import type { Exercise } from '@formline/shared/contracts/library/exercises';
import { chakra } from '@formline/shared/ui/core';
import { Check } from 'lucide-react';
import { ExercisePicture } from '../../exercise/row/ExercisePicture';

const PICTURE_SIZE = '2.5rem';

const Group = chakra('fieldset', { base: { border: '0', m: '0', p: '0', minW: '0' } });
const GroupName = chakra('legend', {
  base: { p: '0', mb: '1.5', fontSize: 'sm', fontWeight: 'medium', color: 'fg.muted' },
});
const Rows = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '2' } });
const Row = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: 'row.library',
    px: '3',
    py: '2',
    border: 'thin',
    borderColor: 'border',
    borderRadius: 'md',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    '&:hover:not(:has(:checked))': { bg: 'bg.hover' },
    '&:has(:checked)': { borderColor: 'accent', bg: 'accent.subtle' },
    '&:has(:focus-visible)': { outline: '2px solid var(--focus-ring)', outlineOffset: '2px' },
    '& > input': { position: 'absolute', inset: '0', m: '0', opacity: '0', cursor: 'inherit' },
    '& > svg': { boxSize: 'icon.sm', flexShrink: '0', color: 'accent.text', visibility: 'hidden' },
    '&:has(:checked) > svg': { visibility: 'visible' },
  },
});
const Name = chakra('span', {
  base: { flex: '1', minW: '0', fontWeight: 'medium', overflowWrap: 'anywhere' },
});

export interface SwapChoiceProps {
  /** One name for all groups, so that the arrow keys move through all of them. */
  readonly radioName: string;
  readonly chosenId: number | null;
  readonly onChoose: (exercise: Exercise) => void;
}

interface SwapChoicesProps extends SwapChoiceProps {
  readonly title: string;
  readonly exercises: readonly Exercise[];
}

export function SwapChoices({ title, exercises, radioName, chosenId, onChoose }: SwapChoicesProps) {
  if (exercises.length === 0) return null;
  return (
    <Group>
      <GroupName>{title}</GroupName>
      <Rows>
        {exercises.map((exercise) => (
          <Row key={exercise.id}>
            <input
              type="radio"
              name={radioName}
              checked={exercise.id === chosenId}
              onChange={() => onChoose(exercise)}
            />
            <ExercisePicture exercise={exercise} size={PICTURE_SIZE} />
            <Name>{exercise.name}</Name>
            <Check aria-hidden="true" />
          </Row>
        ))}
      </Rows>
    </Group>
  );
}
