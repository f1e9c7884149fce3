import { FormError } from '@formline/shared/ui/forms';
import { lazy, Suspense } from 'react';
import type { LoginMessage } from './loginMessage';
import { LoginNotice } from './LoginNotice';

/** Dialogs are rare here, so their code comes when one opens; if it cannot come, the words stand in the form. */
const LoginDialog = lazy(() =>
  import('./LoginDialog').then(
    (module) => ({ default: module.LoginDialog }),
    () => ({ default: LoginDialogInline }),
  ),
);

interface LoginFeedbackProps {
  readonly message: LoginMessage | null;
  readonly onDismiss: () => void;
}

/** What the server's answer means for the visitor, above the button. */
export function LoginFeedback({ message, onDismiss }: LoginFeedbackProps) {
  switch (message?.kind) {
    case 'error':
      return <FormError>{message.text}</FormError>;
    case 'notice':
      return <LoginNotice>{message.text}</LoginNotice>;
    case 'dialog':
      return (
        <Suspense fallback={null}>
          <LoginDialog title={message.title} text={message.text} onClose={onDismiss} />
        </Suspense>
      );
    case undefined:
      return null;
  }
}

function LoginDialogInline({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <FormError>
      <strong>{title}</strong>
      <br />
      {text}
    </FormError>
  );
}
