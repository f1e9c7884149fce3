import { Button, chakra, Stack } from '@formline/shared/ui/core';
import { errorOf, Field, fieldOf, FormError, TextInput, useFormFocus } from '@formline/shared/ui/forms';
import { addClientTexts } from './addClient.texts';
import type { Refusal } from './addClientFlow';
import { StepFrame } from './StepFrame';
import type { InviteFormState } from './useInviteForm';

const texts = addClientTexts.invite;
const Form = chakra('form', { base: { flex: '1', display: 'flex', flexDirection: 'column' } });
const Names = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, gap: '4' },
});

interface InviteFormProps {
  readonly form: InviteFormState;
  readonly refusal: Refusal | null;
}

export function InviteForm({ form, refusal }: InviteFormProps) {
  const formRef = useFormFocus(form);
  const isRefusedEmail = refusal?.at === 'email' && refusal.email === form.values.email;
  return (
    <Form ref={formRef} noValidate onSubmit={form.handleSubmit}>
      <StepFrame
        title={texts.title}
        text={texts.text}
        hasOwnFocus
        actions={
          <Button type="submit" variant="primary" isLoading={form.isSubmitting}>
            {texts.send}
          </Button>
        }
      >
        <Stack gap="4">
          <Field label={texts.email} error={isRefusedEmail ? refusal.text : errorOf(form, 'email')}>
            <TextInput
              {...fieldOf(form, 'email')}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
          <Names>
            <Field label={texts.firstName} error={errorOf(form, 'firstName')}>
              <TextInput {...fieldOf(form, 'firstName')} autoComplete="off" />
            </Field>
            <Field label={texts.lastName} error={errorOf(form, 'lastName')}>
              <TextInput {...fieldOf(form, 'lastName')} autoComplete="off" />
            </Field>
          </Names>
          <FormError>{refusal?.at === 'form' && !form.isSubmitting && refusal.text}</FormError>
        </Stack>
      </StepFrame>
    </Form>
  );
}
