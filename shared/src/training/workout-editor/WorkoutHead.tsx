import { LONGEST_WORKOUT_NAME } from '@formline/shared/contracts/workoutContent';
import { LONGEST_DESCRIPTION } from '@formline/shared/contracts/workouts';
import { workoutTotalText } from '@formline/shared/domain/workoutDuration';
import { Textarea } from '@formline/shared/ui/controls';
import { Button, chakra, Text } from '@formline/shared/ui/core';
import { TextInput } from '@formline/shared/ui/forms';
import { Plus } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { UndoRedoButtons } from '../edit-history/UndoRedoButtons';
import { SaveStatus } from './SaveStatus';
import type { WorkoutEditing } from './useWorkoutEditing';
import { countExercises, draftSeconds, type WorkoutDraft } from './workoutDraft';
import { workoutEditorTexts } from './workoutEditor.texts';
import { workoutHeadTexts as texts } from './workoutHead.texts';

const { steps } = workoutEditorTexts;

const Names = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1', px: '2', pt: '3' },
});
/** Stays in sight while the sections scroll, so that undo and adding are always there. */
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
/** A field that looks like the words it holds until it is used. */
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
  /** Whether drafts are saved by themselves here. */
  readonly isSaved: boolean;
  /** Absent while exercises cannot be added. */
  readonly onAdd: (() => void) | undefined;
  /** What can be done with the workout as a whole. */
  readonly actions: ReactNode;
}

/** The name and description of a workout, its count and duration, and how its saving stands. */
export function WorkoutHead({ editing, regionRef, isSaved, onAdd, actions }: WorkoutHeadProps) {
  const { draft, edit, finishTyping, session, saver, saveState } = editing;
  const hintId = useId();
  const isUntouched = saver.version() === null && saveState.kind === 'saved';
  const isNameless = saveState.kind === 'nameless';
  return (
    <>
      <Names>
        <TextInput
          {...quietField}
          fontSize="xl"
          fontWeight="semibold"
          aria-label={texts.name}
          aria-invalid={isNameless || undefined}
          placeholder={texts.namePlaceholder}
          maxLength={LONGEST_WORKOUT_NAME}
          autoComplete="off"
          value={draft.name}
          onChange={({ target: { value: name } }) =>
            edit((known) => ({ ...known, name }), { label: steps.rename, mergeKey: 'name' })
          }
          onBlur={finishTyping}
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
          value={draft.description}
          onChange={({ target: { value: description } }) =>
            edit((known) => ({ ...known, description }), { label: steps.describe, mergeKey: 'description' })
          }
          onBlur={finishTyping}
        />
      </Names>
      <Line>
        <WorkoutFigures draft={draft} />
        {isSaved && !isUntouched && <SaveStatus state={saveState} />}
        <chakra.div flex="1" />
        <UndoRedoButtons session={session} regionRef={regionRef} />
        {actions}
        <Button
          size="sm"
          variant="primary"
          icon={<Plus />}
          aria-disabled={!onAdd || undefined}
          aria-describedby={onAdd ? undefined : hintId}
          onClick={onAdd}
        >
          {texts.addExercises}
        </Button>
      </Line>
      {!onAdd && (
        <Text id={hintId} size="sm" tone="muted" px="4" pt="2">
          {texts.addHint}
        </Text>
      )}
    </>
  );
}

/** How many exercises a workout has and how long it takes. */
export function WorkoutFigures({ draft }: { readonly draft: WorkoutDraft }) {
  return (
    <Text as="span" size="sm" tone="muted" tabular whiteSpace="nowrap">
      {texts.exercises(countExercises(draft))} · {workoutTotalText(draftSeconds(draft), 'up')}
    </Text>
  );
}
