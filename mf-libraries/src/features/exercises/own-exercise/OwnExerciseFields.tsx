import { chakra, Stack } from '@formline/shared/ui/core';
import { Checkbox } from '@formline/shared/ui/forms';
import { AdjustmentsField } from './AdjustmentsField';
import { ExerciseMediaField, type ExerciseMediaFieldProps } from './ExerciseMediaField';
import { FitnessComponentsField } from './FitnessComponentsField';
import { MuscleGroupsField } from './MuscleGroupsField';
import { ownExerciseFormTexts as texts } from './ownExercise.texts';
import { OwnExerciseTexts } from './OwnExerciseTexts';
import { SuggestedDoseFields } from './SuggestedDoseFields';
import type { OwnExerciseFormState } from './useOwnExerciseForm';

const Part = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    borderTop: 'thin',
    borderColor: 'border',
    pt: '5',
  },
});

const KINDS = ['PROGRESSION', 'REGRESSION'] as const;

interface OwnExerciseFieldsProps {
  readonly state: OwnExerciseFormState;
  readonly upload: ExerciseMediaFieldProps['upload'];
}

export function OwnExerciseFields({ state, upload }: OwnExerciseFieldsProps) {
  const { draft, edit, leave } = state;
  const { errors, touched } = state.form;
  const groupsError = touched.muscle_group_ids === undefined ? undefined : errors.muscle_group_ids;
  const editing = { edit, leave };
  return (
    <Stack gap="5">
      <OwnExerciseTexts
        name={draft.name}
        nameError={touched.name ? errors.name : undefined}
        description={draft.description}
        descriptionError={touched.description ? errors.description : undefined}
        {...editing}
      />
      <ExerciseMediaField image={draft.image_url} video={draft.video_url} upload={upload} edit={edit} />
      <Part>
        <MuscleGroupsField
          chosen={draft.muscle_group_ids}
          error={typeof groupsError === 'string' ? groupsError : undefined}
          {...editing}
        />
        <FitnessComponentsField chosen={draft.fitness_component_ids} edit={edit} />
        <Checkbox
          label={texts.oneSide}
          checked={draft.allow_unilateral}
          onChange={({ currentTarget: { checked: allow_unilateral } }) =>
            edit((now) => ({ ...now, allow_unilateral }), { label: texts.oneSide })
          }
        />
      </Part>
      <Part>
        <SuggestedDoseFields
          dose={draft.dose}
          problems={errors.dose}
          touched={touched.dose}
          hasSides={draft.allow_unilateral}
          {...editing}
        />
      </Part>
      <Part>
        {KINDS.map((kind) => (
          <AdjustmentsField
            key={kind}
            kind={kind}
            ownId={state.base?.id ?? null}
            adjustments={draft.adjustments}
            edit={edit}
          />
        ))}
      </Part>
    </Stack>
  );
}
