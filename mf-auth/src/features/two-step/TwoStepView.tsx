import { isApiError } from '@formline/shared/api-client';
import { Button, Flex, Link, Stack } from '@formline/shared/ui/core';
import { errorOf, Field, fieldOf, FormError, TextInput } from '@formline/shared/ui/forms';
import { useFormik } from 'formik';
import { type ChangeEvent, useRef, useState } from 'react';
import { object, string } from 'yup';
import type { TwoStepViewProps } from '../../components/accountView';
import { inStyleSystem } from '../../components/inStyleSystem';
import { SignInFeedback } from '../../components/sign-in-message/SignInFeedback';
import { type SignInMessage, signInFailure } from '../../components/sign-in-message/signInMessage';
import { SubmitButton } from '../../components/SubmitButton';
import { useStepFocus, useTitleFocus } from '../../components/viewFocus';
import { twoStepTexts as texts, twoStepTexts } from './twoStep.texts';

interface TwoStepValues {
  readonly code: string;
}

const twoStepValidation = object({ code: string().trim().required(twoStepTexts.missing) });

type CodeKind = 'app' | 'recovery';

/** Lets browsers and password managers offer the code. */
const inputs = {
  app: { autoComplete: 'one-time-code', inputMode: 'numeric' },
  recovery: { autoComplete: 'off', inputMode: 'text' },
} as const;

export function TwoStepView({ signIn, onBack }: TwoStepViewProps) {
  const [kind, setKind] = useState<CodeKind>('app');
  const [message, setMessage] = useState<SignInMessage | null>(null);
  const [isOver, setIsOver] = useState(false);
  const form = useFormik<TwoStepValues>({
    initialValues: { code: '' },
    validationSchema: twoStepValidation,
    validateOnBlur: false,
    onSubmit: async ({ code }) => {
      setMessage(null);
      try {
        await signIn(code.trim());
      } catch (error) {
        setIsOver(isApiError(error) && error.key === 'two_step_expired');
        setMessage(signInFailure(error));
      }
    },
  });
  const codeRef = useRef<HTMLInputElement>(null);
  useStepFocus(codeRef, form.isSubmitting || message?.kind === 'dialog', kind);

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    setMessage(null);
    form.handleChange(event);
  };
  const handleKind = () => {
    setMessage(null);
    form.resetForm();
    setKind(kind === 'app' ? 'recovery' : 'app');
  };
  if (isOver) return <CodeOver message={message} onBack={onBack} />;
  const refusal = message?.kind === 'refused' ? message.text : undefined;
  return (
    <form noValidate onSubmit={form.handleSubmit}>
      <Stack gap="5">
        <Field
          label={texts[kind].label}
          hint={texts[kind].hint}
          error={errorOf(form, 'code') ?? refusal}
          labelEnd={<TextButton onClick={onBack}>{texts.back}</TextButton>}
        >
          <TextInput
            {...fieldOf(form, 'code')}
            {...inputs[kind]}
            key={kind}
            ref={codeRef}
            size="lg"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={form.isSubmitting}
            onChange={handleChange}
          />
        </Field>
        {refusal === undefined && <SignInFeedback message={message} onDismiss={() => setMessage(null)} />}
        <Stack gap="3">
          <SubmitButton isBusy={form.isSubmitting}>{texts.signIn}</SubmitButton>
          <Flex justify="center">
            <TextButton onClick={handleKind}>{texts[kind].other}</TextButton>
          </Flex>
        </Stack>
      </Stack>
    </form>
  );
}

interface CodeOverProps {
  readonly message: SignInMessage | null;
  readonly onBack: () => void;
}

function CodeOver({ message, onBack }: CodeOverProps) {
  useTitleFocus();
  return (
    <Stack gap="5">
      <FormError>{message?.text}</FormError>
      <Button variant="primary" size="lg" onClick={onBack}>
        {texts.back}
      </Button>
    </Stack>
  );
}

function TextButton({ onClick, children }: { readonly onClick: () => void; readonly children: string }) {
  return (
    <Link asChild fontSize="sm" py="1" cursor="pointer">
      <button type="button" onClick={onClick}>
        {children}
      </button>
    </Link>
  );
}

export const twoStepView = {
  View: inStyleSystem(TwoStepView),
  title: twoStepTexts.title,
  text: twoStepTexts.text,
};
