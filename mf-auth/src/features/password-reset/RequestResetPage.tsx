import { call } from '@formline/shared/api-client';
import { requestPasswordReset } from '@formline/shared/contracts/passwordReset';
import { Link as RouterLink } from '@formline/shared/routing';
import { Button, Stack } from '@formline/shared/ui/core';
import { Field, FormError } from '@formline/shared/ui/forms';
import { useFormik } from 'formik';
import { type ReactNode, useState } from 'react';
import { BrandedPage } from '../../components/branded-page/BrandedPage';
import { EmailInput } from '../../components/EmailInput';
import { fieldOf } from '../../components/form-focus/fieldOf';
import { useFormFocus } from '../../components/form-focus/useFormFocus';
import { SubmitButton } from '../../components/SubmitButton';
import { passwordResetTexts } from './passwordReset.texts';
import { requestValidation } from './passwordReset.validation';
import { requestFailure } from './requestFailure';
import { ResetSentPage } from './ResetSentPage';

const texts = passwordResetTexts.request;

interface RequestResetPageProps {
  /** What the visitor typed on the page before, if anything. */
  readonly email: string;
  readonly foot: ReactNode;
}

/** Asking for a link to choose a new password. What follows is the same whether or not the address has an account. */
export function RequestResetPage({ email, foot }: RequestResetPageProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useFormik({
    initialValues: { email },
    validationSchema: requestValidation,
    validateOnBlur: false,
    onSubmit: async (values) => {
      setFailure(null);
      try {
        const { message } = await call(requestPasswordReset, { body: { email: values.email.trim() } });
        setAnswer(message);
      } catch (error) {
        setFailure(requestFailure(error));
      }
    },
  });
  const formRef = useFormFocus(form);
  if (answer !== null) {
    const typed = form.values.email.trim();
    return <ResetSentPage email={typed} answer={answer} foot={foot} onUseAnother={() => setAnswer(null)} />;
  }
  return (
    <BrandedPage title={texts.title} subtitle={texts.subtitle} foot={foot}>
      <form ref={formRef} noValidate onSubmit={form.handleSubmit}>
        <Stack gap="5">
          <Field label={texts.email} error={form.touched.email ? form.errors.email : undefined}>
            <EmailInput {...fieldOf(form, 'email')} />
          </Field>
          <FormError>{failure}</FormError>
          <SubmitButton isBusy={form.isSubmitting}>{texts.send}</SubmitButton>
          <Button asChild variant="quiet">
            <RouterLink to="/login">{passwordResetTexts.backToSignIn}</RouterLink>
          </Button>
        </Stack>
      </form>
    </BrandedPage>
  );
}
