import { FormError } from '@formline/shared/ui/basics';
import { lazy, Suspense } from 'react';
import type { SignInDialogMessage, SignInMessage } from './signInMessage';

/** Dialogs are rare here and load on demand; without the code the text appears in the form. */
const SignInDialog = lazy(() =>
  import('./SignInDialog').then(
    (module) => ({ default: module.SignInDialog }),
    () => ({ default: DialogInForm }),
  ),
);

interface SignInFeedbackProps {
  readonly message: SignInMessage | null;
  readonly onDismiss: () => void;
}

export function SignInFeedback({ message, onDismiss }: SignInFeedbackProps) {
  switch (message?.kind) {
    case 'refused':
      return <FormError>{message.text}</FormError>;
    case 'failed':
      return <FormError>{message.advice ? <TwoLines {...message} /> : message.text}</FormError>;
    case 'dialog':
      return (
        <Suspense fallback={null}>
          <SignInDialog message={message} onClose={onDismiss} />
        </Suspense>
      );
    case undefined:
      return null;
  }
}

function TwoLines({ text, advice }: { readonly text: string; readonly advice?: string }) {
  return (
    <>
      <div>{text}</div>
      <div>{advice}</div>
    </>
  );
}

function DialogInForm({ message }: { readonly message: SignInDialogMessage }) {
  return (
    <FormError>
      <strong>{message.title}</strong>
      <div>{message.text}</div>
    </FormError>
  );
}
