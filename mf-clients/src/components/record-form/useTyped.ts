import { useLocation } from '@formline/shared/routing';
import { unsentForm, useSessionEnd } from '@formline/shared/session';
import { useEffect, useEffectEvent } from 'react';
import type { TypedForm } from './useEditedRecord';

interface TypedInput<Values> {
  readonly form: {
    readonly values: Values;
    readonly setValues: (values: Values, shouldValidate?: boolean) => unknown;
  };
  readonly title: string;
  /** What was typed before a session ended. */
  readonly typed?: Values | null;
  readonly isDirty: boolean;
  /** The page that opens the form again; default: the present one. */
  readonly path?: string | undefined;
  readonly onSessionEnd?: ((left: TypedForm<Values>) => void) | undefined;
}

/** Restores what was typed before a session ended, and hands it over when this one ends by itself. */
export function useTyped<Values>(input: TypedInput<Values>): void {
  const { pathname, search } = useLocation();
  const { form, title, typed, isDirty, path = `${pathname}${search}`, onSessionEnd } = input;
  const restore = useEffectEvent(() => {
    if (typed) form.setValues(typed, false);
  });
  // Effect: the form has no other way to begin changed.
  useEffect(() => restore(), []);
  useSessionEnd((userId) => {
    if (isDirty) onSessionEnd?.({ userId, work: unsentForm(title, path), values: form.values });
  });
}
