import { type RefObject, useEffect, useRef } from 'react';
import { firstEntryOf } from './firstEntryOf';

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
    if (isNowhere(document.activeElement, form.current)) firstEntryOf(form.current)?.focus();
  }, []);
  // Meets the document: the fields know which of them are wrong.
  useEffect(() => {
    if (isSubmitting || submitCount === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (wrong?.querySelector<HTMLElement>('input') ?? wrong)?.focus();
  }, [isSubmitting, submitCount]);
  return form;
}

/** A dialog that opened before its form was there has given focus to what it had, such as its close button. */
function isNowhere(active: Element | null, form: HTMLElement | null): boolean {
  if (active === document.body) return true;
  return form?.contains(active) === false && form.closest('[role=dialog]')?.contains(active) === true;
}
