/** The first empty field of a form, or else its first field. */
export function firstEntryOf(form: HTMLElement | null): HTMLElement | null {
  const fields = Array.from(
    form?.querySelectorAll<HTMLInputElement>('input:not([readonly]), textarea') ?? [],
  );
  return fields.find((field) => field.value === '') ?? fields[0] ?? null;
}
