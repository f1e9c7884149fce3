import { call, failureMessage, isApiError } from '@formline/shared/api-client';
import { requestPasswordReset } from '@formline/shared/contracts/accounts/passwordReset';
import { Link as RouterLink } from '@formline/shared/routing';
import { Button, Stack } from '@formline/shared/ui/core';
import { errorOf, Field, fieldOf, FormError, useFormFocus } from '@formline/shared/ui/forms';
import { useFormik } from 'formik';
import { useState } from 'react';
import { object } from 'yup';
import { ownEmail } from '../../components/email/email.validation';
import { EmailInput } from '../../components/EmailInput';
import { SubmitButton } from '../../components/SubmitButton';
import { passwordResetTexts } from './passwordReset.texts';

const texts = passwordResetTexts.request;

const requestValidation = object({
  email: ownEmail({ missing: texts.missingEmail, invalid: texts.invalidEmail }),
});

export interface SentRequest {
  readonly email: string;
  readonly answer: string;
}

interface RequestResetFormProps {
  readonly email: string;
  readonly onSent: (sent: SentRequest) => void;
}

export function RequestResetForm({ email, onSent }: RequestResetFormProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useFormik({
    initialValues: { email },
    validationSchema: requestValidation,
    validateOnBlur: false,
    onSubmit: async (values) => {
      setFailure(null);
      const typed = values.email.trim();
      try {
        const { message } = await call(requestPasswordReset, { body: { email: typed } });
        onSent({ email: typed, answer: message });
      } catch (error) {
        setFailure(requestFailure(error));
      }
    },
  });
  const formRef = useFormFocus(form);
  return (
    <form ref={formRef} noValidate onSubmit={form.handleSubmit}>
      <Stack gap="5">
        <Field label={texts.email} error={errorOf(form, 'email')}>
          <EmailInput {...fieldOf(form, 'email')} />
        </Field>
        <FormError>{failure}</FormError>
        <SubmitButton isBusy={form.isSubmitting}>{texts.send}</SubmitButton>
        <Button asChild variant="quiet">
          <RouterLink to="/login">{passwordResetTexts.backToSignIn}</RouterLink>
        </Button>
      </Stack>
    </form>
  );
}

/** Only a refused address and too many attempts are the visitor's. */
export function requestFailure(error: unknown): string {
  const isVisitors = isApiError(error) && (error.status === 400 || error.status === 429);
  return isVisitors
    ? failureMessage(error, passwordResetTexts.request.failed)
    : passwordResetTexts.request.failed;
}
