import { LONGEST_WORKOUT_NAME } from '@formline/shared/contracts/library/workoutContent';
import { LONGEST_DESCRIPTION } from '@formline/shared/contracts/library/workouts';
import { workoutTotalText } from '@formline/shared/domain/training/workoutDuration';
import { Textarea } from '@formline/shared/ui/controls';
import { Button, chakra, Text } from '@formline/shared/ui/core';
import { TextInput } from '@formline/shared/ui/forms';
import { Plus } from 'lucide-react';
import { memo, type ReactNode, type RefObject, useId, useRef } from 'react';
import { UndoRedoButtons } from '../../editing/UndoRedoButtons';
import { SaveStatus } from '../../editing/SaveStatus';
import { useIsIncomplete } from '../../editing/useDraftSaver';
import { initialFocus, useInitialFocus } from '../../editing/useInitialFocus';
import { useEditorActions } from './editorActions';
import type { EditorChanges } from './useEditorChanges';
import type { WorkoutEditing } from './useWorkoutEditing';
import { countExercises, draftSeconds, type WorkoutDraft } from '../draft/workoutDraft';
import { workoutEditorTexts } from './workoutEditor.texts';
import { PrintWorkoutButton } from '../print/PrintWorkoutButton';
import { workoutHeadTexts as texts } from './workoutHead.texts';

const { steps } = workoutEditorTexts;

const Names = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1', px: '2', pt: '3' },
});
const Line = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'sticky',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    px: '4',
    py: '2',
    bg: 'bg.surface',
    borderBottom: 'thin',
    borderColor: 'border',
  },
});
const quietField = {
  px: '2',
  bg: 'transparent',
  borderColor: 'transparent',
  boxShadow: 'none',
  _hover: { borderColor: 'border.control' },
} as const;

interface WorkoutHeadProps {
  readonly editing: WorkoutEditing;
  readonly regionRef: RefObject<HTMLElement | null>;
  readonly isSaved: boolean;
  readonly canAdd: boolean;
  readonly actions: ReactNode;
  readonly isNew: boolean;
}

export const WorkoutHead = memo(function WorkoutHead(props: WorkoutHeadProps) {
  const { editing, regionRef, isSaved, canAdd, actions, isNew } = props;
  const { draft, changes, finishTyping, session, saver } = editing;
  const { addTo } = useEditorActions();
  const hintId = useId();
  return (
    <>
      <NameFields
        name={draft.name}
        description={draft.description}
        saver={saver}
        edit={changes.edit}
        isNew={isNew}
        onBlur={finishTyping}
      />
      <Line>
        <WorkoutFigures draft={draft} />
        <chakra.div flex="1" />
        {isSaved && <SaveStatus saver={saver} />}
        <UndoRedoButtons session={session} regionRef={regionRef} />
        <PrintWorkoutButton draft={draft} />
        {actions}
        <Button
          size="sm"
          variant={isSaved ? 'primary' : 'secondary'}
          icon={<Plus />}
          aria-disabled={!canAdd || undefined}
          aria-describedby={canAdd ? undefined : hintId}
          onClick={canAdd ? () => addTo(null) : undefined}
        >
          {texts.addExercises}
        </Button>
      </Line>
      {!canAdd && (
        <Text id={hintId} size="sm" tone="muted" px="4" pt="2">
          {texts.addHint}
        </Text>
      )}
    </>
  );
});

interface NameFieldsProps extends Pick<WorkoutDraft, 'name' | 'description'>, Pick<EditorChanges, 'edit'> {
  readonly saver: WorkoutEditing['saver'];
  readonly isNew: boolean;
  readonly onBlur: () => void;
}

const NameFields = memo(function NameFields(props: NameFieldsProps) {
  const { name, description, saver, edit, isNew, onBlur } = props;
  const namesRef = useRef<HTMLDivElement>(null);
  useInitialFocus(namesRef, isNew);
  const isNameless = useIsIncomplete(saver);
  const handleName = (typed: string) =>
    edit((known) => ({ ...known, name: typed }), { label: steps.rename, mergeKey: 'name' });
  const handleDescription = (typed: string) =>
    edit((known) => ({ ...known, description: typed }), { label: steps.describe, mergeKey: 'description' });
  return (
    <Names ref={namesRef}>
      <TextInput
        {...quietField}
        {...(isNew && initialFocus)}
        fontSize="xl"
        fontWeight="semibold"
        aria-label={texts.name}
        aria-invalid={isNameless || undefined}
        placeholder={texts.namePlaceholder}
        maxLength={LONGEST_WORKOUT_NAME}
        autoComplete="off"
        value={name}
        onChange={({ target }) => handleName(target.value)}
        onBlur={onBlur}
      />
      <Textarea
        {...quietField}
        rows={1}
        resize="none"
        minH="control.sm"
        py="1"
        color="fg.muted"
        aria-label={texts.description}
        placeholder={texts.descriptionPlaceholder}
        maxLength={LONGEST_DESCRIPTION}
        value={description}
        onChange={({ target }) => handleDescription(target.value)}
        onBlur={onBlur}
      />
    </Names>
  );
});

export function WorkoutFigures({ draft }: { readonly draft: WorkoutDraft }) {
  return (
    <Text as="span" size="sm" tone="muted" tabular whiteSpace="nowrap">
      {texts.exercises(countExercises(draft))} · {workoutTotalText(draftSeconds(draft), 'up')}
    </Text>
  );
}
