import type { RoutineType } from '@formline/shared/contracts/library/compoundRoutines';
import { Button, chakra, Stack } from '@formline/shared/ui/core';
import { SaveButton } from '@formline/shared/ui/controls';
import { FormError } from '@formline/shared/ui/forms';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { UndoRedoButtons } from '../editing/UndoRedoButtons';
import { ConflictNotice } from '../editing/ConflictNotice';
import { SaveStatus } from '../editing/SaveStatus';
import { LeaveQuestion } from '../editing/LeaveQuestion';
import { contextRules, type ProgramContext } from '../editing/programContext';
import { CircuitExercises } from './CircuitExercises';
import { RemoveRoutineDialog } from './RemoveRoutineDialog';
import { RoutineDetails } from './RoutineDetails';
import { RoutineFields } from './RoutineFields';
import { RoutineFrame } from './RoutineFrame';
import { routineTexts } from './routine.texts';
import type { RoutinePanelProps } from './routinePanel';
import { routineEditorTexts as texts } from './routineEditor.texts';
import { SupersetSlots } from './SupersetSlots';
import { useReturningFocus } from './useReturningFocus';
import { type RoutineEditorInput, type RoutineEditorState, useRoutineEditor } from './useRoutineEditor';
import { type RoutineRemovalState, useRoutineRemoval } from './useRoutineRemoval';

export interface RoutineEditorProps extends RoutinePanelProps, RoutineEditorInput {
  readonly context: ProgramContext;
}

/** For every program context. Later `routine` values are ignored, so another one needs a new `key`. */
export function RoutineEditor(props: RoutineEditorProps) {
  const { context, canEdit } = props;
  return contextRules(context, { canEdit, isOwn: true }).canEditRoutines ? (
    <OpenEditor {...props} />
  ) : (
    <RoutineDetails {...props} />
  );
}

function OpenEditor(props: RoutineEditorProps) {
  const { routine, routineType, removal, exerciseView, onOpenExercise, onClose, returnLink, tools } = props;
  const regionRef = useRef<HTMLDivElement>(null);
  const editor = useRoutineEditor(props);
  const removing = useRoutineRemoval({ ...props, onLeave: editor.guard.letPass });
  const kind = routineTexts.kinds[routineType];
  const isElsewhere = Boolean(exerciseView);
  const openExercise = useReturningFocus(isElsewhere, onOpenExercise);
  const Exercises = routineType === 'circuit' ? CircuitExercises : SupersetSlots;
  return (
    <>
      <RoutineFrame
        regionRef={regionRef}
        title={routine ? kind.update : kind.create}
        isHidden={isElsewhere}
        takesFocus={props.takesFocus}
        onClose={onClose}
        returnLink={returnLink}
        tools={
          <>
            <SaveStatus saver={editor.saver} hasButton />
            <UndoRedoButtons session={editor.session} regionRef={regionRef} />
            {tools}
          </>
        }
        foot={
          <EditorFoot
            isKnown={routine !== null}
            routineType={routineType}
            editor={editor}
            removing={removing}
          />
        }
      >
        <Stack gap="5">
          <RoutineFields session={editor.session} hasTried={editor.hasTried} isNew={routine === null} />
          <Exercises session={editor.session} hasTried={editor.hasTried} onOpenExercise={openExercise} />
        </Stack>
      </RoutineFrame>
      {exerciseView}
      {routine && removal && <RemoveRoutineDialog title={routine.title} {...removing.dialog} />}
      <LeaveQuestion guard={editor.guard} />
    </>
  );
}

interface EditorFootProps {
  isKnown: boolean;
  routineType: RoutineType;
  editor: RoutineEditorState;
  removing: RoutineRemovalState;
}

function EditorFoot({ isKnown, routineType, editor, removing }: EditorFootProps) {
  const { problem, isChanged, state, save, conflict } = editor;
  if (state === 'conflict') {
    return <ConflictNotice thing={routineTexts.kinds[routineType].one.toLowerCase()} {...conflict} />;
  }
  return (
    <>
      <FormError>{problem ?? removing.failure}</FormError>
      <chakra.div display="flex" justifyContent="space-between" gap="3">
        {removing.canRemove ? (
          <Button variant="quiet" ms="-4" color="danger.text" icon={<Trash2 />} onClick={removing.ask}>
            {texts.delete}
          </Button>
        ) : (
          <span />
        )}
        <SaveButton state={state} isDisabled={isKnown && !isChanged && state === 'clickable'} onSave={save} />
      </chakra.div>
    </>
  );
}
