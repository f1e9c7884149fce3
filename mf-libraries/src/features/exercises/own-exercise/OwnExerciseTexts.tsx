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

/** Nothing is cut: what is too long stays, with its error. */
export const OwnExerciseTexts = memo(function OwnExerciseTexts(props: OwnExerciseTextsProps) {
  const { edit, leave } = props;
  return (
    <>
      <Field label={texts.name} error={props.nameError} required>
        <TextInput
          name="name"
          value={props.name}
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
          onChange={({ currentTarget: { value: description } }) =>
            edit((now) => ({ ...now, description }), { label: texts.description, mergeKey: 'description' })
          }
          onBlur={() => leave('description')}
        />
      </Field>
    </>
  );
});
