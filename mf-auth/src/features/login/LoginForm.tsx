import { Button, Link, Stack } from '@formline/shared/ui/core';
import { Field, PasswordInput, TextInput } from '@formline/shared/ui/forms';
import { useFormik } from 'formik';
import { type ChangeEvent, useRef } from 'react';
import { loginTexts } from './login.texts';
import { loginValidation, type LoginValues } from './login.validation';
import { LoginFeedback } from './LoginFeedback';
import { useLogin } from './useLogin';
import { useStepFocus } from './useStepFocus';

const noEntries: LoginValues = { email: '', password: '' };

/** Signing in: the email address first, then the password. The address stays in view and in the form all along. */
export function LoginForm() {
  const { step, message, proceed, goBack, dismissMessage } = useLogin();
  const form = useFormik<LoginValues>({
    initialValues: noEntries,
    validationSchema: loginValidation[step],
    validateOnBlur: false,
    onSubmit: proceed,
  });
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const isPasswordStep = step === 'password';
  useStepFocus(
    isPasswordStep ? passwordRef : emailRef,
    form.isSubmitting || message?.kind === 'dialog',
    step,
  );

  const errorOf = (name: keyof LoginValues) => (form.touched[name] ? form.errors[name] : undefined);
  const handleEmailChange = (event: ChangeEvent<HTMLInputElement>) => {
    dismissMessage();
    form.handleChange(event);
  };
  const handleBack = () => {
    form.resetForm({ values: { ...noEntries, email: form.values.email } });
    goBack();
  };

  return (
    <form noValidate onSubmit={form.handleSubmit}>
      <Stack gap="5">
        <Field
          label={loginTexts.email}
          error={errorOf('email')}
          labelEnd={isPasswordStep && <BackLink isDisabled={form.isSubmitting} onBack={handleBack} />}
        >
          <TextInput
            {...form.getFieldProps('email')}
            ref={emailRef}
            type="email"
            size="lg"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={isPasswordStep}
            onChange={handleEmailChange}
          />
        </Field>
        {isPasswordStep && (
          <Field label={loginTexts.password} error={errorOf('password')}>
            <PasswordInput {...form.getFieldProps('password')} ref={passwordRef} size="lg" />
          </Field>
        )}
        <LoginFeedback message={message} onDismiss={dismissMessage} />
        <Button type="submit" variant="primary" size="lg" isLoading={form.isSubmitting}>
          {isPasswordStep ? loginTexts.signIn : loginTexts.next}
        </Button>
      </Stack>
    </form>
  );
}

function BackLink({ isDisabled, onBack }: { readonly isDisabled: boolean; readonly onBack: () => void }) {
  return (
    <Link asChild fontSize="sm" cursor="pointer">
      <button type="button" disabled={isDisabled} onClick={onBack}>
        {loginTexts.useAnotherEmail}
      </button>
    </Link>
  );
}
