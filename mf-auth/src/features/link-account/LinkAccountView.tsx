import { call } from '@formline/shared/api-client';
import { linkAccount } from '@formline/shared/contracts/accounts/registration';
import { Stack, Text } from '@formline/shared/ui/core';
import { errorOf, Field, fieldOf, PasswordInput } from '@formline/shared/ui/forms';
import { useFormik } from 'formik';
import { type ChangeEvent, useRef, useState } from 'react';
import { object, string } from 'yup';
import type { AccountViewProps } from '../../components/accountView';
import { BackToEmail } from '../../components/BackToEmail';
import { EmailForManagers } from '../../components/EmailInput';
import { inStyleSystem } from '../../components/inStyleSystem';
import { SignInFeedback } from '../../components/sign-in-message/SignInFeedback';
import { type SignInMessage, signInFailure } from '../../components/sign-in-message/signInMessage';
import { SubmitButton } from '../../components/SubmitButton';
import { useStepFocus } from '../../components/viewFocus';
import { linkAccountTexts } from './linkAccount.texts';

interface LinkAccountValues {
  readonly password: string;
}

const linkAccountValidation = object({
  password: string().required(linkAccountTexts.missingPassword),
});

export function LinkAccountView({ email, signIn, onBack }: AccountViewProps) {
  const [message, setMessage] = useState<SignInMessage | null>(null);
  const form = useFormik<LinkAccountValues>({
    initialValues: { password: '' },
    validationSchema: linkAccountValidation,
    validateOnBlur: false,
    onSubmit: async ({ password }) => {
      setMessage(null);
      try {
        await call(linkAccount, { body: { email, password } });
        await signIn(password);
      } catch (error) {
        setMessage(signInFailure(error));
      }
    },
  });
  const passwordRef = useRef<HTMLInputElement>(null);
  useStepFocus(passwordRef, form.isSubmitting || message?.kind === 'dialog', 'link_accounts');

  const refusal = message?.kind === 'refused' ? message.text : undefined;
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    setMessage(null);
    form.handleChange(event);
  };

  return (
    <form noValidate onSubmit={form.handleSubmit}>
      <Stack gap="5">
        <Text tone="muted">{linkAccountTexts.why}</Text>
        <EmailForManagers email={email} />
        <Field
          label={linkAccountTexts.password}
          error={errorOf(form, 'password') ?? refusal}
          labelEnd={<BackToEmail isDisabled={form.isSubmitting} onBack={onBack} />}
        >
          <PasswordInput {...fieldOf(form, 'password')} ref={passwordRef} size="lg" onChange={handleChange} />
        </Field>
        {refusal === undefined && <SignInFeedback message={message} onDismiss={() => setMessage(null)} />}
        <SubmitButton isBusy={form.isSubmitting}>{linkAccountTexts.link}</SubmitButton>
      </Stack>
    </form>
  );
}

export const linkAccountView = {
  View: inStyleSystem(LinkAccountView),
  title: linkAccountTexts.title,
  text: linkAccountTexts.found,
};
