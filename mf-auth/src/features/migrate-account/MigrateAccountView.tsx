import { isApiError } from '@formline/shared/api-client';
import { passwordProblem } from '@formline/shared/domain/accounts/password';
import { InlineNotice, Stack } from '@formline/shared/ui/core';
import { errorOf, Field, fieldOf, PasswordInput, useFormFocus } from '@formline/shared/ui/forms';
import { useFormik } from 'formik';
import { useState } from 'react';
import { object } from 'yup';
import type { MigrationViewProps } from '../../components/accountView';
import { BackToEmail } from '../../components/BackToEmail';
import { EmailForManagers } from '../../components/EmailInput';
import { NewPasswordField } from '../../components/new-password/NewPasswordField';
import { SignInFeedback } from '../../components/sign-in-message/SignInFeedback';
import { type SignInMessage, signInFailure } from '../../components/sign-in-message/signInMessage';
import { SubmitButton } from '../../components/SubmitButton';
import { accountMigration } from './accountMigration';
import { migrateAccountTexts } from './migrateAccount.texts';
import { newPassword, repeatedPassword } from '../../components/new-password/newPassword.validation';

interface MigrateAccountValues {
  readonly newPassword: string;
  readonly confirmPassword: string;
}

const migrateAccountValidation = object({
  newPassword: newPassword(migrateAccountTexts.problems),
  confirmPassword: repeatedPassword('newPassword'),
});

/** The specification wants no alert here, but the person must learn that nothing changed. */
const noteOf = (error: unknown): string =>
  isApiError(error) && error.status === 0 ? error.message : migrateAccountTexts.notUpdated;

export function MigrateAccountView({ signIn, onBack, ...account }: MigrationViewProps) {
  const [migrate] = useState(() => accountMigration(account));
  const [isUpdated, setIsUpdated] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const [message, setMessage] = useState<SignInMessage | null>(null);
  const form = useFormik<MigrateAccountValues>({
    initialValues: { newPassword: '', confirmPassword: '' },
    validationSchema: migrateAccountValidation,
    validateOnBlur: false,
    onSubmit: async (values) => {
      setNote(null);
      setMessage(null);
      try {
        if (!isUpdated) await migrate(values.newPassword);
      } catch (error) {
        setNote(noteOf(error));
        return;
      }
      setIsUpdated(true);
      try {
        await signIn(values.newPassword);
      } catch (error) {
        setMessage(signInFailure(error));
        setNote(migrateAccountTexts.updated);
      }
    },
  });
  const formRef = useFormFocus(form);
  const problem = passwordProblem(account.presentPassword);
  const reason = problem && migrateAccountTexts.reasons[problem];

  return (
    <form ref={formRef} noValidate onSubmit={form.handleSubmit}>
      <Stack gap="5">
        {reason && <InlineNotice role="status">{reason}</InlineNotice>}
        <EmailForManagers email={account.email} />
        <NewPasswordField
          {...fieldOf(form, 'newPassword')}
          label={migrateAccountTexts.newPassword}
          value={form.values.newPassword}
          error={errorOf(form, 'newPassword')}
          labelEnd={<BackToEmail isDisabled={form.isSubmitting} onBack={onBack} />}
        />
        <Field label={migrateAccountTexts.confirmPassword} error={errorOf(form, 'confirmPassword')}>
          <PasswordInput {...fieldOf(form, 'confirmPassword')} size="lg" autoComplete="new-password" />
        </Field>
        <SignInFeedback message={message} onDismiss={() => setMessage(null)} />
        <SubmitButton isBusy={form.isSubmitting} note={note}>
          {isUpdated ? migrateAccountTexts.signIn : migrateAccountTexts.update}
        </SubmitButton>
      </Stack>
    </form>
  );
}
