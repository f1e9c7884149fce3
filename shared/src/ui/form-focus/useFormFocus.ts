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
    if (!isNowhere(document.activeElement)) return;
    const fields = Array.from(
      form.current?.querySelectorAll<HTMLInputElement>('input:not([readonly]), textarea') ?? [],
    );
    (fields.find((field) => field.value === '') ?? fields[0])?.focus();
  }, []);
  // Meets the document: the fields know which of them are wrong.
  useEffect(() => {
    if (isSubmitting || submitCount === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (wrong?.querySelector<HTMLElement>('input') ?? wrong)?.focus();
  }, [isSubmitting, submitCount]);
  return form;
}

/** A dialog that opened before its form was there holds focus itself. */
const isNowhere = (active: Element | null): boolean =>
  active === document.body || active?.matches('[role=dialog]') === true;
