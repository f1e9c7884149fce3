import { earlyInputAttributes } from '@formline/shared/contracts/platform/firstPaint';
import { Link as RouterLink } from '@formline/shared/routing';
import { LOGIN_PREFERENCES_KEY } from '@formline/shared/session';
import {
  Checkbox,
  classNames,
  errorOf,
  Field,
  fieldOf,
  Link,
  PasswordInput,
} from '@formline/shared/ui/basics';
import { useFormik } from 'formik';
import { type ChangeEvent, useRef } from 'react';
import { BackToEmail } from '../../components/BackToEmail';
import { carriedEmail } from '../../components/carriedEmail';
import { EmailInput } from '../../components/EmailInput';
import { SignInFeedback } from '../../components/sign-in-message/SignInFeedback';
import { SubmitButton } from '../../components/SubmitButton';
import { useStepFocus } from '../../components/viewFocus';
import * as styles from './login.module.css';
import { loginTexts } from './login.texts';
import type { LoginValues } from './login.validation';
import type { AccountViews, LoginView } from './loginView';
import { PasswordForManagers } from './PasswordForManagers';
import { useEarlyInput } from './useEarlyInput';
import { useLogin } from './useLogin';
import { useTypeAhead } from './useTypeAhead';
import { validateLogin } from './validateLogin';

/** As a dialog's form, a submission without a script sends nothing, and puts no password into the address. */
const formWithoutScript = {
  noValidate: true,
  method: 'dialog',
  [earlyInputAttributes.remembered]: LOGIN_PREFERENCES_KEY,
};

interface LoginFormProps {
  readonly start: LoginValues;
  readonly views: AccountViews;
  readonly onViewChange: (view: LoginView) => void;
}

export function LoginForm({ start, ...options }: LoginFormProps) {
  const { step, message, proceed, goBack, dismissMessage } = useLogin(options);
  const form = useFormik<LoginValues>({
    initialValues: start,
    validate: (values) => validateLogin(values, step),
    validateOnBlur: false,
    onSubmit: proceed,
  });
  const formRef = useRef<HTMLFormElement>(null);
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const isPasswordStep = step === 'password';
  const isChecking = !isPasswordStep && form.isSubmitting;
  const isAway = (isPasswordStep && form.isSubmitting) || message?.kind === 'dialog';
  const earlyRef = useEarlyInput(form, formRef);
  useStepFocus(isPasswordStep || isChecking ? passwordRef : emailRef, isAway, isChecking ? 'check' : step);
  const typing = { form, field: passwordRef, earlyRef, isChecking, isPasswordStep };
  const handlePasswordKey = useTypeAhead(typing);

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    dismissMessage();
    form.handleChange(event);
  };
  const handleBack = () => {
    form.resetForm({ values: { ...form.values, password: '' } });
    goBack();
  };
  const password = { ...fieldOf(form, 'password'), onChange: handleChange, ref: passwordRef };

  return (
    <form ref={formRef} {...formWithoutScript} onSubmit={form.handleSubmit}>
      <div className={styles.form}>
        <Field
          label={loginTexts.email}
          error={errorOf(form, 'email')}
          labelEnd={isPasswordStep && <BackToEmail isDisabled={form.isSubmitting} onBack={handleBack} />}
        >
          <EmailInput
            {...fieldOf(form, 'email')}
            ref={emailRef}
            readOnly={isPasswordStep || form.isSubmitting}
            onChange={handleChange}
          />
        </Field>
        {isPasswordStep ? (
          <Field label={loginTexts.password} error={errorOf(form, 'password')}>
            <PasswordInput {...password} size="lg" />
          </Field>
        ) : (
          <PasswordForManagers {...password} isChecking={isChecking} onKeyDown={handlePasswordKey} />
        )}
        <div className={styles.row}>
          <Checkbox
            label={loginTexts.rememberMe}
            {...form.getFieldProps({ name: 'rememberMe', type: 'checkbox' })}
          />
          <Link asChild className={classNames(styles.tallLink, styles.smallLink)}>
            <RouterLink to="/forgotpassword" state={carriedEmail(form.values.email)}>
              {loginTexts.forgotPassword}
            </RouterLink>
          </Link>
        </div>
        <SignInFeedback message={message} onDismiss={dismissMessage} />
        <SubmitButton isBusy={form.isSubmitting}>
          {isPasswordStep ? loginTexts.signIn : loginTexts.next}
        </SubmitButton>
      </div>
    </form>
  );
}
