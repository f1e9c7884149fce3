import { failureMessage } from '@formline/shared/api-client';
import type { ExerciseDetails } from '@formline/shared/contracts/library/exercises';
import { type PageLocation, useLeaveGuard } from '@formline/shared/routing';
import { UndoRedoButtons } from '@formline/shared/training/editing/UndoRedoButtons';
import { SaveStatus } from '@formline/shared/training/editing/SaveStatus';
import { LeaveQuestion } from '@formline/shared/training/editing/LeaveQuestion';
import { useUpload } from '@formline/shared/training/media-upload/useUpload.ts';
import { useFormFocus } from '@formline/shared/ui/forms';
import { useEffect, useEffectEvent } from 'react';
import { OwnExerciseFields } from './OwnExerciseFields';
import { OwnExerciseFoot } from './OwnExerciseFoot';
import { OwnExerciseFrame } from './OwnExerciseFrame';
import { ownExerciseFormTexts as texts } from './ownExercise.texts';
import { sendExerciseMedia } from './ownExerciseMedia';
import { useOwnExerciseForm } from './useOwnExerciseForm';
import type { DraftEditing } from './useValidatedDraft';

export interface OwnExerciseEditorProps {
  readonly opened: ExerciseDetails | null;
  readonly isInAddress: boolean;
  readonly isStaying: (next: PageLocation) => boolean;
  readonly onMade: (id: number) => void;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

export function OwnExerciseEditor({
  opened,
  isInAddress,
  isStaying,
  onMade,
  onDeleted,
  onClose,
}: OwnExerciseEditorProps) {
  const state = useOwnExerciseForm(opened);
  const upload = useExerciseUpload(state);
  const isUploading = upload.share !== null;
  const isUnfinished = state.isDirty || isUploading;
  const guard = useLeaveGuard({ asksOnNavigation: isUnfinished, asksOnUnload: isUnfinished, isStaying });
  const madeId = isInAddress ? null : (state.base?.id ?? null);
  const nameInAddress = useEffectEvent((id: number) => {
    guard.letPass();
    onMade(id);
  });
  // Effect: puts a new exercise into the URL, unless the trainer is leaving.
  useEffect(() => {
    if (madeId !== null && !guard.isBlocked) nameInAddress(madeId);
  }, [madeId, guard.isBlocked]);
  const formRef = useFormFocus(state.form);
  const isNew = opened === null;
  // Effect: focuses the name, however the new exercise was opened.
  useEffect(() => {
    if (isNew) formRef.current?.querySelector<HTMLElement>('[name=name]')?.focus();
  }, [isNew, formRef]);
  return (
    <OwnExerciseFrame
      title={state.base ? texts.update : texts.create}
      tools={
        <>
          <SaveStatus saver={state.saver} hasButton />
          <UndoRedoButtons session={state} regionRef={formRef} />
        </>
      }
      onClose={onClose}
    >
      <form ref={formRef} noValidate onSubmit={state.form.handleSubmit}>
        <OwnExerciseFields state={state} upload={upload} />
        <OwnExerciseFoot
          state={state}
          isUploading={isUploading}
          onDeleted={() => {
            guard.letPass();
            onDeleted();
          }}
        />
      </form>
      <LeaveQuestion guard={guard} />
    </OwnExerciseFrame>
  );
}

const useExerciseUpload = ({ edit }: Pick<DraftEditing, 'edit'>) =>
  useUpload({
    send: sendExerciseMedia,
    onSent: (media) => edit((now) => ({ ...now, ...media }), { label: texts.media }),
    problemOf: (error) => texts.uploadFailed(failureMessage(error)),
  });
