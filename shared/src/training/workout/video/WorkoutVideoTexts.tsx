import { LONGEST_DESCRIPTION } from '@formline/shared/contracts/library/workouts';
import { LONGEST_WORKOUT_NAME } from '@formline/shared/contracts/library/workoutContent';
import { Heading, Stack, Text } from '@formline/shared/ui/core';
import { Textarea } from '@formline/shared/ui/controls';
import { Field, TextInput } from '@formline/shared/ui/forms';
import { initialFocus } from '../../editing/useInitialFocus';
import type { EditSession } from '../../editing/useEditHistory';
import type { WorkoutVideoDraft } from './workoutVideoDraft';
import { workoutVideoTexts } from './workoutVideo.texts';

const { fields } = workoutVideoTexts;
const DESCRIPTION_ROWS = 5;

interface WorkoutVideoTextsProps {
  readonly session: EditSession<WorkoutVideoDraft>;
  readonly canEdit: boolean;
  readonly isNew: boolean;
}

export function WorkoutVideoTexts({ session, canEdit, isNew }: WorkoutVideoTextsProps) {
  const { name, description } = session.draft;
  if (!canEdit) {
    return (
      <Stack gap="2">
        <Heading as="h3" size="lg" overflowWrap="anywhere">
          {name}
        </Heading>
        <Text tone={description ? 'default' : 'muted'} whiteSpace="pre-line" overflowWrap="anywhere">
          {description || fields.noDescription}
        </Text>
      </Stack>
    );
  }
  const type = (part: keyof WorkoutVideoDraft, text: string) =>
    session.edit((draft) => ({ ...draft, [part]: text }), { label: fields.edits[part], mergeKey: part });
  return (
    <Stack gap="4">
      <Field label={fields.name}>
        <TextInput
          {...(isNew && initialFocus)}
          value={name}
          placeholder={fields.namePlaceholder}
          maxLength={LONGEST_WORKOUT_NAME}
          autoComplete="off"
          onChange={({ currentTarget }) => type('name', currentTarget.value)}
          onBlur={session.closeStep}
        />
      </Field>
      <Field label={fields.description}>
        <Textarea
          value={description}
          rows={DESCRIPTION_ROWS}
          maxLength={LONGEST_DESCRIPTION}
          onChange={({ currentTarget }) => type('description', currentTarget.value)}
          onBlur={session.closeStep}
        />
      </Field>
    </Stack>
  );
}
