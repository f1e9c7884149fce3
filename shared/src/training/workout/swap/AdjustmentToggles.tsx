import type { ExerciseDetails } from '@formline/shared/contracts/library/exercises';
import { useQuery } from '@formline/shared/query';
import { chakra, Flex, Stack, Text } from '@formline/shared/ui/core';
import { Switch } from '@formline/shared/ui/controls';
import { exerciseQuery } from '../../exercise/list/exerciseList.queries';
import { originalIdOf } from '../draft/swapExercise';
import type { DraftExercise } from '../draft/workoutDraft';
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
}

export function AdjustmentToggles({ placed, onChange }: AdjustmentTogglesProps) {
  const original = useQuery(exerciseQuery(originalIdOf(placed)));
  return (
    <Group>
      <GroupName>{texts.title}</GroupName>
      <Stack gap="3" clear="both" pt="1">
        <Text size="sm" tone="muted">
          {texts.hint}
        </Text>
        <AdjustmentsState query={original}>
          {(details) => <Toggles {...{ details, placed, onChange }} />}
        </AdjustmentsState>
      </Stack>
    </Group>
  );
}

interface TogglesProps extends AdjustmentTogglesProps {
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
  if (known.length === 0) return <Text tone="muted">{texts.none}</Text>;
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
