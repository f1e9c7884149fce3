/** Focuses the next figure of the form, which may be of the next exercise. */
export function focusNext(field: HTMLInputElement): void {
  const figures = [...(field.form?.querySelectorAll<HTMLInputElement>('[data-log-field]') ?? [])];
  figures.find((one) => field.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)?.focus();
}
