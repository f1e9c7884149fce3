import { call, isApiError } from '@formline/shared/api-client';
import { LINK_OVER_KEY } from '@formline/shared/contracts/errorCodes';
import { resetPassword } from '@formline/shared/contracts/passwordReset';
import { Stack } from '@formline/shared/ui/core';
import { Field, FormError, PasswordInput } from '@formline/shared/ui/forms';
import { useFormik } from 'formik';
import { type ReactNode, useState } from 'react';
import { BrandedPage } from '../../components/branded-page/BrandedPage';
import { fieldOf } from '../../components/form-focus/fieldOf';
import { useFormFocus } from '../../components/form-focus/useFormFocus';
import { NewPasswordField } from '../../components/new-password/NewPasswordField';
import { SubmitButton } from '../../components/SubmitButton';
import { LinkOverPage } from './LinkOverPage';
import { passwordResetTexts } from './passwordReset.texts';
import { chooseValidation } from './passwordReset.validation';

const texts = passwordResetTexts.choose;

interface NewPasswordPageProps {
  /** The secret of the link. */
  readonly token: string;
  readonly foot: ReactNode;
  readonly onChanged: () => void;
  readonly onAskAgain: () => void;
}

/** Choosing a new password with the link of a letter. */
export function NewPasswordPage({ token, foot, onChanged, onAskAgain }: NewPasswordPageProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isLinkOver, setIsLinkOver] = useState(false);
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
        if (isApiError(error) && error.key === LINK_OVER_KEY) setIsLinkOver(true);
        else setFailure(isApiError(error) ? error.message : passwordResetTexts.request.failed);
      }
    },
  });
  const errorOf = (name: 'password' | 'confirmation') => (form.touched[name] ? form.errors[name] : undefined);
  const formRef = useFormFocus(form);
  if (isLinkOver) return <LinkOverPage foot={foot} onAskAgain={onAskAgain} />;
  return (
    <BrandedPage title={texts.title} subtitle={texts.subtitle} foot={foot}>
      <form ref={formRef} noValidate onSubmit={form.handleSubmit}>
        <Stack gap="5">
          <NewPasswordField
            {...fieldOf(form, 'password')}
            label={texts.password}
            value={form.values.password}
            error={errorOf('password')}
          />
          <Field label={texts.confirmation} error={errorOf('confirmation')}>
            <PasswordInput {...fieldOf(form, 'confirmation')} size="lg" autoComplete="new-password" />
          </Field>
          <FormError>{failure}</FormError>
          <SubmitButton isBusy={form.isSubmitting}>{texts.save}</SubmitButton>
        </Stack>
      </form>
    </BrandedPage>
  );
}
