/** The field where somebody goes on in a form: the first empty one, or else the first. */
export function firstEntryOf(form: HTMLElement | null): HTMLElement | null {
  const fields = Array.from(
    form?.querySelectorAll<HTMLInputElement>('input:not([readonly]), textarea') ?? [],
  );
  return fields.find((field) => field.value === '') ?? fields[0] ?? null;
}
