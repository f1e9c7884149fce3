import { type RefObject, useEffect, useRef } from 'react';

interface SubmittedForm {
  readonly isSubmitting: boolean;
  readonly submitCount: number;
}

/**
 * Keeps the keyboard where the visitor goes on: in the first empty field, or else the first, when the form appears and
 * nothing else has focus; in the first wrong one after the form was refused. Give the ref to the form.
 */
export function useFormFocus({
  isSubmitting,
  submitCount,
}: SubmittedForm): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  // Meets the document: focus is the browser's.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const fields = Array.from(
      form.current?.querySelectorAll<HTMLInputElement>('input:not([readonly]), textarea') ?? [],
    );
    (fields.find((field) => field.value === '') ?? fields[0])?.focus();
  }, []);
  // Meets the document: the fields know which of them are wrong.
  useEffect(() => {
    if (isSubmitting || submitCount === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [isSubmitting, submitCount]);
  return form;
}
