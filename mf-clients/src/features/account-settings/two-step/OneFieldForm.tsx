import { failureMessage, isApiError } from '@formline/shared/api-client';
import { Button, Flex, Stack } from '@formline/shared/ui/core';
import { errorOf, Field, fieldOf, PasswordInput, TextInput, useFormFocus } from '@formline/shared/ui/forms';
import { useFormik } from 'formik';
import { type ChangeEvent, useState } from 'react';
import { twoStepTexts as texts } from './twoStep.texts';

interface OneFieldFormProps {
  readonly kind: 'password' | 'code';
  readonly action: string;
  readonly variant?: 'primary' | 'danger';
  /** @throws ApiError with the server's reason */
  readonly onSubmit: (value: string) => Promise<void>;
}

const labels = {
  password: { label: texts.password, missing: texts.missingPassword, hint: undefined },
  code: { label: texts.code, missing: texts.missingCode, hint: texts.codeHint },
} as const;

export function OneFieldForm({ kind, action, variant = 'primary', onSubmit }: OneFieldFormProps) {
  const [refusal, setRefusal] = useState<string>();
  const { label, missing, hint } = labels[kind];
  const form = useFormik({
    initialValues: { value: '' },
    validate: ({ value }) => (value.trim() === '' ? { value: missing } : {}),
    validateOnBlur: false,
    onSubmit: async ({ value }) => {
      setRefusal(undefined);
      try {
        await onSubmit(value);
      } catch (error) {
        setRefusal(twoStepFailure(error));
      }
    },
  });
  const formRef = useFormFocus(form);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    setRefusal(undefined);
    form.handleChange(event);
  };
  const field = { ...fieldOf(form, 'value'), readOnly: form.isSubmitting, onChange: handleChange };
  return (
    <form noValidate ref={formRef} onSubmit={form.handleSubmit}>
      <Stack gap="4">
        <Field label={label} hint={hint} error={errorOf(form, 'value') ?? refusal}>
          {kind === 'password' ? (
            <PasswordInput {...field} />
          ) : (
            <TextInput {...field} autoComplete="one-time-code" inputMode="numeric" maxW="48" />
          )}
        </Field>
        <Flex justify="flex-end">
          <Button type="submit" variant={variant} isLoading={form.isSubmitting}>
            {action}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}

function twoStepFailure(error: unknown): string {
  if (!isApiError(error)) return texts.failed;
  if (error.key === 'invalid_credentials') return texts.wrongPassword;
  return error.description ?? failureMessage(error, texts.failed);
}
