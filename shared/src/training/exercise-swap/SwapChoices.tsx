import type { Exercise } from '@formline/shared/contracts/exercises';
import { chakra, Stack, Text } from '@formline/shared/ui/core';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { ExercisePicture } from '../exercise-row/ExercisePicture';
import type { Adjustment } from '../workout-editor/swapExercise';
import { exerciseSwapTexts as texts } from './exerciseSwap.texts';

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

const kinds = [
  ['PROGRESSION', texts.progressions],
  ['REGRESSION', texts.regressions],
] as const;

interface SwapChoicesProps {
  readonly choices: readonly Adjustment[];
  readonly chosenId: number | null;
  readonly onChoose: (exercise: Exercise) => void;
}

/** One of the harder and easier exercises is chosen. The arrow keys go through all of them. */
export function SwapChoices({ choices, chosenId, onChoose }: SwapChoicesProps) {
  const name = useId();
  if (choices.length === 0) return <Text tone="muted">{texts.noOther}</Text>;
  return (
    <Stack gap="5">
      {kinds.map(([kind, title]) => {
        const ofKind = choices.filter(({ exerciseType }) => exerciseType === kind);
        if (ofKind.length === 0) return null;
        return (
          <Group key={kind}>
            <GroupName>{title}</GroupName>
            <Rows>
              {ofKind.map(({ exercise }) => (
                <Row key={exercise.id}>
                  <input
                    type="radio"
                    name={name}
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
      })}
    </Stack>
  );
}
