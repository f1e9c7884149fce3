import { earlyInputAttributes, FIRST_PAINT_ID } from '@formline/shared/contracts/platform/firstPaint';

const { remembered, typedAhead, enters, valueBefore } = earlyInputAttributes;

/** Runs inline behind a form rendered in advance, and keeps its input until the form of the remote takes over. */
export function keepEarlyInput(): void {
  const form = document.querySelector(`#${FIRST_PAINT_ID} form`);
  if (!(form instanceof HTMLFormElement)) return;
  const fields = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  fillRemembered(form, fields);
  fields.forEach(exposeSelection);
  fields[0]?.focus();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!form.hasAttribute(enters)) keepSubmission(form, fields);
  });
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !form.hasAttribute(enters)) return;
    event.preventDefault();
    const isAhead = event.target instanceof Element && event.target.hasAttribute(typedAhead);
    if (isAhead && !event.repeat) form.setAttribute(enters, '2');
  });
}

/** As defaults: a value that differs from its default was entered by the person or a password manager. */
function fillRemembered(form: HTMLFormElement, fields: readonly HTMLInputElement[]): void {
  const values = storedAt(form.getAttribute(remembered));
  for (const field of fields) {
    const value: unknown = values instanceof Object ? Reflect.get(values, field.name) : null;
    if (typeof value === 'string') field.defaultValue = value;
    if (typeof value === 'boolean') field.defaultChecked = value;
  }
}

function storedAt(key: string | null): unknown {
  try {
    return JSON.parse((key && localStorage.getItem(key)) || 'null');
  } catch {
    // Storage may be forbidden, and its text damaged.
    return null;
  }
}

/** Browsers do not tell the selection of email fields. */
function exposeSelection(field: HTMLInputElement): void {
  if (field.type !== 'email') return;
  field.inputMode = 'email';
  field.type = 'text';
}

function keepSubmission(form: HTMLFormElement, fields: readonly HTMLInputElement[]): void {
  form.setAttribute(enters, '1');
  const button = form.querySelector('[type=submit]');
  button?.setAttribute('aria-busy', 'true');
  button?.setAttribute('aria-disabled', 'true');
  for (const field of fields) {
    const label = field.getAttribute(typedAhead);
    if (label === null) {
      field.readOnly = true;
      continue;
    }
    field.setAttribute(valueBefore, field.value);
    field.setAttribute('aria-label', label);
    field.setAttribute('aria-hidden', 'false');
    field.focus();
    field.select();
  }
}
