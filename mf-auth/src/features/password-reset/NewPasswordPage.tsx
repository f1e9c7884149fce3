import { call, failureMessage } from '@formline/shared/api-client';
import { resetPassword } from '@formline/shared/contracts/accounts/passwordReset';
import { Stack } from '@formline/shared/ui/core';
import { errorOf, Field, fieldOf, FormError, PasswordInput, useFormFocus } from '@formline/shared/ui/forms';
import { useFormik } from 'formik';
import { type ReactNode, useState } from 'react';
import { object } from 'yup';
import { BrandedPage } from '../../components/branded-page/BrandedPage';
import { isLinkOver } from '../../components/link-token/useLinkToken';
import { newPassword, repeatedPassword } from '../../components/new-password/newPassword.validation';
import { NewPasswordField } from '../../components/new-password/NewPasswordField';
import { SubmitButton } from '../../components/SubmitButton';
import { LinkOverPage } from './LinkOverPage';
import { passwordResetTexts } from './passwordReset.texts';

const texts = passwordResetTexts.choose;

const chooseValidation = object({
  password: newPassword(),
  confirmation: repeatedPassword('password'),
});

interface NewPasswordPageProps {
  readonly token: string;
  readonly foot: ReactNode;
  readonly onChanged: () => void;
  readonly onAskAgain: () => void;
}

export function NewPasswordPage({ token, foot, onChanged, onAskAgain }: NewPasswordPageProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);
  const form = useFormik({
    initialValues: { password: '', confirmation: '' },
    validationSchema: chooseValidation,
    validateOnBlur: false,
    onSubmit: async ({ password }) => {
      setFailure(null);
      try {
        await call(resetPassword, { params: { token }, body: { password } });
        onChanged();
      } catch (error) {
        if (isLinkOver(error)) setIsOver(true);
        else setFailure(failureMessage(error, passwordResetTexts.request.failed));
      }
    },
  });
  const formRef = useFormFocus(form);
  if (isOver) return <LinkOverPage foot={foot} onAskAgain={onAskAgain} />;
  return (
    <BrandedPage title={texts.title} subtitle={texts.subtitle} foot={foot}>
      <form ref={formRef} noValidate onSubmit={form.handleSubmit}>
        <Stack gap="5">
          <NewPasswordField
            {...fieldOf(form, 'password')}
            label={texts.password}
            value={form.values.password}
            error={errorOf(form, 'password')}
          />
          <Field label={texts.confirmation} error={errorOf(form, 'confirmation')}>
            <PasswordInput {...fieldOf(form, 'confirmation')} size="lg" autoComplete="new-password" />
          </Field>
          <FormError>{failure}</FormError>
          <SubmitButton isBusy={form.isSubmitting}>{texts.save}</SubmitButton>
        </Stack>
      </form>
    </BrandedPage>
  );
}
