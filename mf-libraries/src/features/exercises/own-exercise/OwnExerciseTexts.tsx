import {
  EXERCISE_DESCRIPTION_MAX_LENGTH,
  EXERCISE_NAME_MAX_LENGTH,
} from '@formline/shared/domain/training/ownExercise';
import { Textarea } from '@formline/shared/ui/controls';
import { Field, TextInput } from '@formline/shared/ui/forms';
import { memo } from 'react';
import { ownExerciseFormTexts as texts } from './ownExercise.texts';
import type { DraftEditing } from './useValidatedDraft';

interface OwnExerciseTextsProps extends DraftEditing {
  readonly name: string;
  readonly nameError: string | undefined;
  readonly description: string;
  readonly descriptionError: string | undefined;
}

/** Accepts one character more than the maximum, so that the length error shows. */
export const OwnExerciseTexts = memo(function OwnExerciseTexts(props: OwnExerciseTextsProps) {
  const { edit, leave } = props;
  return (
    <>
      <Field label={texts.name} error={props.nameError} required>
        <TextInput
          name="name"
          value={props.name}
          maxLength={EXERCISE_NAME_MAX_LENGTH + 1}
          autoComplete="off"
          onChange={({ currentTarget: { value: name } }) =>
            edit((now) => ({ ...now, name }), { label: texts.name, mergeKey: 'name' })
          }
          onBlur={() => leave('name')}
        />
      </Field>
      <Field label={texts.description} error={props.descriptionError} required>
        <Textarea
          name="description"
          value={props.description}
          maxLength={EXERCISE_DESCRIPTION_MAX_LENGTH + 1}
          onChange={({ currentTarget: { value: description } }) =>
            edit((now) => ({ ...now, description }), { label: texts.description, mergeKey: 'description' })
          }
          onBlur={() => leave('description')}
        />
      </Field>
    </>
  );
});
