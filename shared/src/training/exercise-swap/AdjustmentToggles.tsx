import type { ExerciseDetails } from '@formline/shared/contracts/exercises';
import { useQuery } from '@formline/shared/query';
import { announce, Button, chakra, Flex, Stack, Text } from '@formline/shared/ui/core';
import { Switch } from '@formline/shared/ui/controls';
import { ArrowLeftRight, Undo2 } from 'lucide-react';
import { exerciseQuery } from '../exercise-list/exerciseList.queries';
import { originalIdOf, revertSwap } from '../workout-editor/swapExercise';
import type { DraftExercise } from '../workout-editor/workoutDraft';
import { AdjustmentsState } from './AdjustmentsState';
import { exerciseSwapTexts as texts } from './exerciseSwap.texts';

const Group = chakra('fieldset', {
  base: { m: '0', p: '0', pt: '4', minW: '0', border: '0', borderTop: 'thin', borderColor: 'border' },
});
const GroupName = chakra('legend', {
  base: { float: 'left', w: 'full', p: '0', fontSize: 'sm', fontWeight: 'medium' },
});

interface AdjustmentTogglesProps {
  readonly placed: DraftExercise;
  readonly onChange: (changed: DraftExercise) => void;
  /** Goes to what can take its place; absent where nothing may. */
  readonly onSwap: (() => void) | undefined;
}

/** What becomes of an exercise for one client or group: a swap, or which harder and easier ones may be done instead. */
export function AdjustmentToggles({ placed, onChange, onSwap }: AdjustmentTogglesProps) {
  const original = useQuery(exerciseQuery(originalIdOf(placed)));
  const { swapped_original_exercise: stoodHere } = placed;
  const canSwap = onSwap && original.data && original.data.progressions_regressions.length > 0;
  const handleRevert = () => {
    const reverted = revertSwap(placed);
    onChange(reverted);
    announce(texts.reverted(placed.name, reverted.name));
  };
  return (
    <Group>
      <GroupName>{texts.title}</GroupName>
      <Stack gap="3" clear="both" pt="1">
        <Text size="sm" tone="muted">
          {stoodHere ? texts.stoodHere(stoodHere.name) : texts.hint}
        </Text>
        <AdjustmentsState query={original}>
          {(details) => <Toggles {...{ details, placed, onChange }} />}
        </AdjustmentsState>
        <Flex gap="2" wrap="wrap">
          {canSwap && (
            <Button size="sm" icon={<ArrowLeftRight />} onClick={onSwap}>
              {texts.swap}
            </Button>
          )}
          {stoodHere && (
            <Button size="sm" icon={<Undo2 />} onClick={handleRevert}>
              {texts.revert}
            </Button>
          )}
        </Flex>
      </Stack>
    </Group>
  );
}

interface TogglesProps extends Pick<AdjustmentTogglesProps, 'placed' | 'onChange'> {
  readonly details: ExerciseDetails;
}

const kinds = [
  { kind: 'PROGRESSION', field: 'progression_enabled', label: texts.progressions },
  { kind: 'REGRESSION', field: 'regression_enabled', label: texts.regressions },
] as const;

function Toggles({ details, placed, onChange }: TogglesProps) {
  const known = kinds.filter(({ kind }) =>
    details.progressions_regressions.some(({ exerciseType }) => exerciseType === kind),
  );
  return (
    <Flex gap="6" wrap="wrap">
      {known.map(({ field, label }) => (
        <Switch
          key={field}
          label={label}
          checked={placed[field]}
          onChange={({ target }) => onChange({ ...placed, [field]: target.checked })}
        />
      ))}
    </Flex>
  );
}
