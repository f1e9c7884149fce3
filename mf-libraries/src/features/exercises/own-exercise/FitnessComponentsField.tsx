import { useQuery } from '@formline/shared/query';
import { exerciseTagsQuery } from '@formline/shared/training/exercise/filters/filterOptions.ts';
import { chakra } from '@formline/shared/ui/core';
import { Checkbox, FieldGroup } from '@formline/shared/ui/forms';
import { memo } from 'react';
import { CatalogueFailed } from './CatalogueFailed';
import { ownExerciseFormTexts as texts } from './ownExercise.texts';
import type { DraftEditing } from './useValidatedDraft';

const Choices = chakra('div', {
  base: {
    display: 'grid',
    flex: '1',
    gridTemplateColumns: 'repeat(auto-fill, minmax({sizes.32}, 1fr))',
    columnGap: '4',
    rowGap: '1',
  },
});

interface FitnessComponentsFieldProps extends Pick<DraftEditing, 'edit'> {
  readonly chosen: readonly number[];
}

export const FitnessComponentsField = memo(function FitnessComponentsField(
  props: FitnessComponentsFieldProps,
) {
  const { chosen, edit } = props;
  const components = useQuery(exerciseTagsQuery('fitness_components'));
  const change = (fitness_component_ids: readonly number[]) =>
    edit((now) => ({ ...now, fitness_component_ids }), { label: texts.fitnessComponents });
  if (components.isLoadingError) {
    return <CatalogueFailed label={texts.fitnessComponents} onRetry={() => void components.refetch()} />;
  }
  return (
    <FieldGroup label={texts.fitnessComponents}>
      <Choices>
        {components.data?.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              change(checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
        ))}
      </Choices>
    </FieldGroup>
  );
});
