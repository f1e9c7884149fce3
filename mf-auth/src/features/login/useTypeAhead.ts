import { type KeyboardEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { LoginValues } from './login.validation';

interface TypedForm {
  readonly values: LoginValues;
  readonly submitForm: () => Promise<unknown>;
  readonly setFieldValue: (name: 'password', value: string, shouldValidate: boolean) => unknown;
}

interface TypeAhead {
  readonly form: TypedForm;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly isChecking: boolean;
  readonly isPasswordStep: boolean;
}

/**
 * Keeps what is typed while the email address is checked: letters are the password's, and Enter sends it as soon as it
 * is asked for. If it is not asked for, all of that is forgotten. Returns what hears the keys of the password field.
 */
export function useTypeAhead({ form, field, isChecking, isPasswordStep }: TypeAhead) {
  const passwordBefore = useRef<string | null>(null);
  const isEnterKept = useRef(false);

  const begin = useEffectEvent(() => {
    passwordBefore.current = form.values.password;
    // What a password manager has filled in is replaced by what is typed.
    field.current?.select();
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
  // Meets the keyboard, which does not wait for the server. Before the paint, so that no key falls in between.
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
