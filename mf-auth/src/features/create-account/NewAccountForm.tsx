import { chakra, InlineNotice, Stack, Text } from '@formline/shared/ui/core';
import { errorOf, Field, fieldOf, FormError, TextInput, useFormFocus } from '@formline/shared/ui/forms';
import { useFormik } from 'formik';
import { useState } from 'react';
import { EmailInput } from '../../components/EmailInput';
import { NewPasswordField } from '../../components/new-password/NewPasswordField';
import { SubmitButton } from '../../components/SubmitButton';
import { createAccountTexts as texts } from './createAccount.texts';
import { createAccountValidation, isComplete, type NewAccountValues } from './createAccount.validation';
import type { Refusal } from './useRegistration';
import { TermsDialog } from './TermsDialog';
import { useTermsQuestion } from './useTermsQuestion';

const Names = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, gap: '4' },
});

interface NewAccountFormProps {
  readonly known: Omit<NewAccountValues, 'password'>;
  readonly isEmailFixed?: boolean;
  readonly onCreate: (values: NewAccountValues) => Promise<Refusal | null>;
}

export function NewAccountForm({ known, isEmailFixed = false, onCreate }: NewAccountFormProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [refusedEmail, setRefusedEmail] = useState<string | null>(null);
  const [isDeclined, setIsDeclined] = useState(false);
  const terms = useTermsQuestion();
  const form = useFormik<NewAccountValues>({
    initialValues: { ...known, password: '' },
    validationSchema: createAccountValidation,
    onSubmit: async (values) => {
      setFailure(null);
      const isAccepted = await terms.ask();
      setIsDeclined(!isAccepted);
      if (!isAccepted) return;
      const refusal = await onCreate(values);
      if (refusal?.at === 'email') setRefusedEmail(values.email);
      else if (refusal) setFailure(refusal.text);
    },
  });
  const formRef = useFormFocus(form);
  const emailError = form.values.email === refusedEmail ? texts.exists : errorOf(form, 'email');
  return (
    <form ref={formRef} noValidate onSubmit={form.handleSubmit}>
      <Stack gap="5">
        <Field label={texts.email} error={emailError}>
          <EmailInput {...fieldOf(form, 'email')} readOnly={isEmailFixed} />
        </Field>
        <Names>
          <Field label={texts.firstName} error={errorOf(form, 'firstName')}>
            <TextInput {...fieldOf(form, 'firstName')} size="lg" autoComplete="given-name" />
          </Field>
          <Field label={texts.lastName} error={errorOf(form, 'lastName')}>
            <TextInput {...fieldOf(form, 'lastName')} size="lg" autoComplete="family-name" />
          </Field>
        </Names>
        <NewPasswordField
          {...fieldOf(form, 'password')}
          label={texts.password}
          value={form.values.password}
          error={errorOf(form, 'password')}
        />
        <FormError>{failure}</FormError>
        {isDeclined && <InlineNotice role="status">{texts.notAccepted}</InlineNotice>}
        <Stack gap="3">
          <SubmitButton isBusy={form.isSubmitting && !terms.isOpen} isDisabled={!isComplete(form.values)}>
            {texts.create}
          </SubmitButton>
          <Text tone="muted" size="sm" textWrap="pretty">
            {texts.consent}
          </Text>
        </Stack>
      </Stack>
      <TermsDialog isOpen={terms.isOpen} step={terms.step} onAccept={terms.accept} onClose={terms.decline} />
    </form>
  );
}
