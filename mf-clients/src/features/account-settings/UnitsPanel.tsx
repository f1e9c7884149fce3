import type { CurrentUser, UnitPreference } from '@formline/shared/contracts/people/users';
import { Button, Flex, Stack } from '@formline/shared/ui/core';
import { RadioGroup, SaveButton, useSaving } from '@formline/shared/ui/controls';
import { FormError } from '@formline/shared/ui/forms';
import { type SubmitEvent, useState } from 'react';
import { staleMessage } from '../../queries/isStale';
import { useUnsavedReport } from '../../components/edit-profile/useUnsavedReport';
import { unitsTexts as texts } from './accountSettings.texts';
import { useSaveUnits } from './useSaveUnits';

const heights = (['in', 'cm'] as const).map((value) => ({ value, label: texts.heights[value] }));
const weights = (['lb', 'kg'] as const).map((value) => ({ value, label: texts.weights[value] }));

interface UnitsPanelProps {
  readonly user: CurrentUser;
  readonly onUnsaved: (isUnsaved: boolean) => void;
  readonly onClose: () => void;
}

export function UnitsPanel({ user, onUnsaved, onClose }: UnitsPanelProps) {
  const [units, setUnits] = useState<UnitPreference>({
    unit_height: user.unit_height,
    unit_weight: user.unit_weight,
  });
  const [refusal, setRefusal] = useState<string>(texts.failed);
  const { state, isUnsaved, save } = useSaving(units);
  useUnsavedReport(isUnsaved, onUnsaved);
  const saveUnits = useSaveUnits(user);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void save((idempotencyKey) =>
      saveUnits(units, idempotencyKey).catch((error: unknown) => {
        setRefusal(staleMessage(error) ?? texts.failed);
        throw error;
      }),
    );
  };
  return (
    <form onSubmit={handleSubmit}>
      <Stack gap="5" pb="4">
        <RadioGroup
          label={texts.height}
          options={heights}
          value={units.unit_height}
          onChange={(unit_height) => setUnits({ ...units, unit_height })}
        />
        <RadioGroup
          label={texts.weight}
          options={weights}
          value={units.unit_weight}
          onChange={(unit_weight) => setUnits({ ...units, unit_weight })}
        />
        <FormError>{state === 'error' ? refusal : null}</FormError>
        <Flex justify="flex-end" gap="2">
          <Button onClick={onClose}>{texts.close}</Button>
          <SaveButton state={state} />
        </Flex>
      </Stack>
    </form>
  );
}
