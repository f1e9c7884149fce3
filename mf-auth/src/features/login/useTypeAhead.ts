import { type KeyboardEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { LoginValues } from './login.validation';
import type { EarlyTypeAhead } from './useEarlyInput';

interface TypedForm {
  readonly values: LoginValues;
  readonly submitForm: () => Promise<unknown>;
  readonly setFieldValue: (name: 'password', value: string, shouldValidate: boolean) => unknown;
}

interface TypeAhead {
  readonly form: TypedForm;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly earlyRef: RefObject<EarlyTypeAhead | null>;
  readonly isChecking: boolean;
  readonly isPasswordStep: boolean;
}

/** What is typed while the email is checked becomes the password, and Enter submits it. */
export function useTypeAhead({ form, field, earlyRef, isChecking, isPasswordStep }: TypeAhead) {
  const passwordBefore = useRef<string | null>(null);
  const isEnterKept = useRef(false);

  const begin = useEffectEvent(() => {
    const before = earlyRef.current;
    earlyRef.current = null;
    passwordBefore.current = before?.passwordBefore ?? form.values.password;
    isEnterKept.current = before?.isEnterKept ?? false;
    // Typing replaces what a password manager filled in.
    if (!before) field.current?.select();
  });
  const end = useEffectEvent(() => {
    const before = passwordBefore.current;
    const isSent = isEnterKept.current && form.values.password !== '';
    passwordBefore.current = null;
    isEnterKept.current = false;
    if (before === null) return;
    if (!isPasswordStep) {
      if (form.values.password !== before) void form.setFieldValue('password', before, false);
      return;
    }
    const { length } = form.values.password;
    field.current?.setSelectionRange(length, length);
    if (isSent) void form.submitForm();
  });
  // External system: the keyboard. Before paint, so that no key press is lost.
  useLayoutEffect(() => {
    if (isChecking) begin();
    else end();
  }, [isChecking]);

  return (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || !isChecking) return;
    event.preventDefault();
    if (!event.repeat) isEnterKept.current = true;
  };
}
