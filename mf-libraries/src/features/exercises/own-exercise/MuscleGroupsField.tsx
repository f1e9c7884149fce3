import { useQuery } from '@formline/shared/query';
import { chakra, Stack } from '@formline/shared/ui/core';
import { FilterChip, Select } from '@formline/shared/ui/controls';
import { Field } from '@formline/shared/ui/forms';
import { memo } from 'react';
import { CatalogueFailed } from './CatalogueFailed';
import { muscleGroupsQuery } from './ownExercise.queries';
import { ownExerciseFormTexts as texts } from './ownExercise.texts';
import type { DraftEditing } from './useJudgedDraft';

const Chips = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

interface MuscleGroupsFieldProps extends DraftEditing {
  /** In their order: the first one is the main one. */
  readonly chosen: readonly number[];
  readonly error: string | undefined;
}

/** What an exercise works: chosen by name or on the body map. */
export const MuscleGroupsField = memo(function MuscleGroupsField(props: MuscleGroupsFieldProps) {
  const { chosen, error, edit, leave } = props;
  const groups = useQuery(muscleGroupsQuery);
  const change = (muscle_group_ids: readonly number[]) => {
    edit((now) => ({ ...now, muscle_group_ids }), { label: texts.muscleGroups });
    leave('muscle_group_ids');
  };
  const known = groups.data ?? [];
  const nameOf = (id: number) => known.find((group) => group.id === id)?.name ?? '';
  if (groups.isError)
    return <CatalogueFailed label={texts.muscleGroups} onRetry={() => void groups.refetch()} />;
  return (
    <Stack gap="3">
      <Field label={texts.muscleGroups} error={error} hint={texts.muscleGroupsHint} required>
        <Select
          options={known
            .filter(({ id }) => !chosen.includes(id))
            .map(({ id, name }) => ({ value: String(id), label: name }))}
          placeholder={texts.addMuscleGroup}
          value=""
          onChange={({ currentTarget: { value } }) => {
            if (value !== '') change([...chosen, Number(value)]);
          }}
        />
      </Field>
      {chosen.length > 0 && (
        <Chips role="group" aria-label={texts.chosenMuscleGroups}>
          {chosen.map((id) => (
            <FilterChip
              key={id}
              label={nameOf(id)}
              onRemove={() => change(chosen.filter((other) => other !== id))}
            />
          ))}
        </Chips>
      )}
    </Stack>
  );
});
