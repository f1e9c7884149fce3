import { Button, Stack } from '@formline/shared/ui/core';
import { FormError, useFormFocus } from '@formline/shared/ui/forms';
import { ConflictNotice } from '@formline/shared/training/editing/ConflictNotice';
import { Dialog } from '@formline/shared/ui/overlays';
import { type ComponentProps, type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { DiscardQuestion } from './DiscardQuestion';
import { recordFormTexts as texts } from './recordForm.texts';
import type { TypedForm } from './useEditedRecord';
import { useFormGuard } from './useFormGuard';
import { useTyped } from './useTyped';

interface RecordForm<Values> {
  readonly values: Values;
  readonly setValues: (values: Values, shouldValidate?: boolean) => unknown;
  readonly dirty: boolean;
  readonly isSubmitting: boolean;
  readonly submitCount: number;
  /** The refusal of the last save as a sentence. */
  readonly status?: unknown;
  readonly submitForm: () => Promise<unknown>;
  readonly handleSubmit: (event?: SyntheticEvent<HTMLFormElement>) => void;
}

type Frame = Pick<ComponentProps<typeof Dialog>, 'size' | 'anchor' | 'initialFocusRef'>;

interface RecordDialogProps<Values> extends Frame {
  readonly title: string;
  readonly form: RecordForm<Values>;
  /** What was typed before a session ended. */
  readonly typed?: Values | null;
  readonly isSaving: boolean;
  /** Somebody else has saved the record meanwhile. */
  readonly conflict?: Pick<ComponentProps<typeof ConflictNotice>, 'thing' | 'onLoad'> | null;
  /** Closing asks before input is lost; default: whether the form is dirty. */
  readonly isDirty?: boolean;
  /** Such as during an upload. */
  readonly isSaveBlocked?: boolean;
  readonly saveLabel: string;
  readonly discardTitle: string;
  /** Dialogs above this one. */
  readonly questions?: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** The page that opens the form again; default: the present one. */
  readonly path?: string | undefined;
  /** The session ends by itself and closes the form. */
  readonly onSessionEnd?: (left: TypedForm<Values>) => void;
}

/** The frame of a form that records something about a client. */
export function RecordDialog<Values>(props: RecordDialogProps<Values>) {
  const { form, isSaving, conflict = null, isDirty = form.dirty, isSaveBlocked = false, saveLabel } = props;
  const { discardTitle, questions, children, onClose, ...dialog } = props;
  const [isDiscarding, setIsDiscarding] = useState(false);
  const formId = useId();
  const formRef = useFormFocus(form);
  useTyped({ ...props, isDirty });
  const guard = useFormGuard(isDirty);
  const handleClose = () => {
    if (isSaving) return;
    if (isDirty) setIsDiscarding(true);
    else onClose();
  };
  return (
    <Dialog
      isOpen
      title={dialog.title}
      size={dialog.size}
      anchor={dialog.anchor}
      initialFocusRef={dialog.initialFocusRef}
      onClose={handleClose}
      actions={
        <>
          <Button onClick={handleClose}>{texts.cancel}</Button>
          {!conflict && (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isLoading={isSaving}
              aria-disabled={isSaveBlocked || undefined}
              onClick={(event) => isSaveBlocked && event.preventDefault()}
            >
              {saveLabel}
            </Button>
          )}
        </>
      }
    >
      <form ref={formRef} id={formId} noValidate onSubmit={form.handleSubmit}>
        <Stack gap="6" pb="2">
          {children}
          {conflict && <ConflictNotice {...conflict} onKeep={form.submitForm} />}
          <FormError>{typeof form.status === 'string' ? form.status : null}</FormError>
        </Stack>
      </form>
      {(isDiscarding || guard.isBlocked) && (
        <DiscardQuestion
          title={discardTitle}
          onDiscard={guard.isBlocked ? guard.leave : onClose}
          onKeep={() => {
            guard.stay();
            setIsDiscarding(false);
          }}
        />
      )}
      {questions}
    </Dialog>
  );
}
