import { type RefObject, useEffect, useRef } from 'react';

interface SubmittedForm {
  readonly isSubmitting: boolean;
  readonly submitCount: number;
}

/** Focuses the first empty field on appearance, and the first invalid one after a refused submit. */
export function useFormFocus({
  isSubmitting,
  submitCount,
}: SubmittedForm): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isNowhere(document.activeElement, form.current)) firstEntryOf(form.current)?.focus();
  }, []);
  // Only the rendered fields know which of them are invalid.
  useEffect(() => {
    if (isSubmitting || submitCount === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (wrong?.querySelector<HTMLElement>('input') ?? wrong)?.focus();
  }, [isSubmitting, submitCount]);
  return form;
}

/** A dialog that opened before its form loaded has focused something else, such as its close button. */
function isNowhere(active: Element | null, form: HTMLElement | null): boolean {
  if (active === document.body) return true;
  return form?.contains(active) === false && form.closest('[role=dialog]')?.contains(active) === true;
}

/** The first empty field of a form, or else its first field. */
export function firstEntryOf(form: HTMLElement | null): HTMLElement | null {
  const fields = Array.from(
    form?.querySelectorAll<HTMLInputElement>('input:not([readonly]), textarea') ?? [],
  );
  return fields.find((field) => field.value === '') ?? fields[0] ?? null;
}
