import { useQuery } from '@formline/shared/query';
import { exerciseTagsQuery } from '@formline/shared/training/exercise/filters/filterOptions.ts';
import { Button, chakra, lazyDialog, Stack } from '@formline/shared/ui/core';
import { FilterChip, Select } from '@formline/shared/ui/controls';
import { Field } from '@formline/shared/ui/forms';
import { PersonStanding } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { CatalogueFailed } from './CatalogueFailed';
import { regionsOfGroups, withRegions } from './mappedGroups';
import { ownExerciseFormTexts as texts } from './ownExercise.texts';
import type { DraftEditing } from './useValidatedDraft';

const BodyMap = lazyDialog(
  texts.bodyMap,
  async () => (await import('@formline/shared/training/body-map/BodyMapDialog')).BodyMapDialog,
);

const Chips = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

interface MuscleGroupsFieldProps extends DraftEditing {
  /** In order; the first is the main one. */
  readonly chosen: readonly number[];
  readonly error: string | undefined;
}

export const MuscleGroupsField = memo(function MuscleGroupsField(props: MuscleGroupsFieldProps) {
  const { chosen, error, edit, leave } = props;
  const [isMapOpen, setIsMapOpen] = useState(false);
  const selectRef = useRef<HTMLSelectElement>(null);
  const { data: groups = [], isError, refetch } = useQuery(exerciseTagsQuery('muscle_groups'));
  if (isError) return <CatalogueFailed label={texts.muscleGroups} onRetry={() => void refetch()} />;
  const change = (muscle_group_ids: readonly number[]) => {
    edit((now) => ({ ...now, muscle_group_ids }), { label: texts.muscleGroups });
    leave('muscle_group_ids');
  };
  const remove = (removed: number) => {
    if (chosen.length === 1) selectRef.current?.focus();
    change(chosen.filter((id) => id !== removed));
  };
  const options = groups
    .filter(({ id }) => !chosen.includes(id))
    .map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Stack gap="3">
      <Field
        label={texts.muscleGroups}
        labelEnd={
          <Button size="sm" variant="quiet" icon={<PersonStanding />} onClick={() => setIsMapOpen(true)}>
            {texts.bodyMap}
          </Button>
        }
        error={error}
        hint={texts.muscleGroupsHint}
        required
      >
        <Select
          ref={selectRef}
          options={options}
          placeholder={texts.addMuscleGroup}
          value=""
          onChange={({ currentTarget: { value } }) => {
            if (value !== '') change([...chosen, Number(value)]);
          }}
        />
      </Field>
      {chosen.length > 0 && (
        <Chips role="group" aria-label={texts.chosenMuscleGroups}>
          {chosen.map((id) => {
            const name = groups.find((group) => group.id === id)?.name ?? '';
            return (
              <FilterChip
                key={id}
                label={name}
                removeLabel={texts.removeMuscleGroup(name)}
                onRemove={() => remove(id)}
              />
            );
          })}
        </Chips>
      )}
      {isMapOpen && (
        <BodyMap
          selected={regionsOfGroups(chosen, groups)}
          onSave={(regions) => change(withRegions(chosen, regions, groups))}
          onClose={() => setIsMapOpen(false)}
        />
      )}
    </Stack>
  );
});
