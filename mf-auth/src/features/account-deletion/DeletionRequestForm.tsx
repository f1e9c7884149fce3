import { call, serverWords } from '@formline/shared/api-client';
import {
  requestAccountRemoval,
  REMOVAL_REASON_MAX_LENGTH,
} from '@formline/shared/contracts/accounts/accountRemoval';
import { Stack } from '@formline/shared/ui/core';
import { Textarea } from '@formline/shared/ui/controls';
import { errorOf, Field, fieldOf, FormError, useFormFocus } from '@formline/shared/ui/forms';
import { useFormik } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { EmailInput } from '../../components/EmailInput';
import { SubmitButton } from '../../components/SubmitButton';
import { deletionRequestTexts as texts } from './deletionRequest.texts';
import { RequestSentDialog } from './RequestSentDialog';
import { ownEmail } from '../../components/email/email.validation';

interface DeletionRequestValues {
  readonly email: string;
  readonly reason: string;
}

const deletionRequestValidation = object({
  email: ownEmail({ missing: texts.invalidEmail, invalid: texts.invalidEmail }),
  reason: string().trim().required(texts.missingReason).max(REMOVAL_REASON_MAX_LENGTH, texts.longReason),
});

const noEntries: DeletionRequestValues = { email: '', reason: '' };

interface DeletionRequestFormProps {
  readonly email: string;
}

export function DeletionRequestForm({ email }: DeletionRequestFormProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [answer, setAnswer] = useState('');
  const [isAnswerOpen, setIsAnswerOpen] = useState(false);
  const form = useFormik<DeletionRequestValues>({
    initialValues: { ...noEntries, email },
    validationSchema: deletionRequestValidation,
    validateOnBlur: false,
    onSubmit: async (values) => {
      setFailure(null);
      const body = { email: values.email.trim(), reason: values.reason.trim() };
      try {
        setAnswer((await call(requestAccountRemoval, { body })).message);
        setIsAnswerOpen(true);
      } catch (error) {
        setFailure(serverWords(error) ?? texts.failed);
      }
    },
  });
  const formRef = useFormFocus(form);
  const handleRead = () => {
    setIsAnswerOpen(false);
    form.resetForm({ values: noEntries });
  };
  return (
    <form ref={formRef} noValidate onSubmit={form.handleSubmit}>
      <Stack gap="5">
        <Field label={texts.email} error={errorOf(form, 'email')}>
          <EmailInput {...fieldOf(form, 'email')} autoComplete="email" />
        </Field>
        <Field label={texts.reason} error={errorOf(form, 'reason')}>
          <Textarea {...fieldOf(form, 'reason')} />
        </Field>
        <FormError>{failure}</FormError>
        <SubmitButton isBusy={form.isSubmitting}>{texts.submit}</SubmitButton>
      </Stack>
      <RequestSentDialog isOpen={isAnswerOpen} answer={answer} onClose={handleRead} />
    </form>
  );
}
