import { earlyInputAttributes, FIRST_PAINT_ID } from '@formline/shared/contracts/platform/firstPaint';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { LoginValues } from './login.validation';

const { enters, valueBefore } = earlyInputAttributes;

const SUBMIT_BUTTON = '[type=submit]';

/** What was typed after Enter, before the script had come. */
export interface EarlyTypeAhead {
  readonly passwordBefore: string;
  readonly isEnterKept: boolean;
}

interface EarlyForm {
  readonly values: LoginValues;
  readonly setValues: (values: LoginValues, shouldValidate: boolean) => unknown;
  readonly submitForm: () => Promise<unknown>;
}

/** Takes over what was entered into the form rendered in advance: values, focus, selection, Enter and a press. */
export function useEarlyInput(form: EarlyForm, own: RefObject<HTMLFormElement | null>) {
  const typedAhead = useRef<EarlyTypeAhead | null>(null);
  const [isSent, setIsSent] = useState(false);

  const send = useEffectEvent(() => void form.submitForm());

  const takeOver = useEffectEvent(() => {
    const page = document.querySelector(`#${FIRST_PAINT_ID}:not([inert])`);
    const painted = page?.querySelector('form');
    if (!page || !painted || !own.current) return;
    // Before the focus moves, which ends the press.
    if (painted.querySelector(SUBMIT_BUTTON)?.matches(':active')) onRelease(own.current, () => send());
    void form.setValues({ ...form.values, ...takeValues(painted, own.current) }, false);
    takeFocus(page);
    typedAhead.current = typeAheadOf(painted);
    setIsSent(typedAhead.current !== null);
  });
  // External system: the document. Before paint, while no key can be pressed.
  useLayoutEffect(() => takeOver(), []);

  // Once the form has the values.
  useLayoutEffect(() => {
    if (isSent) send();
  }, [isSent]);

  return typedAhead;
}

/** A press that began on the painted button ends on the form's own, and browsers make no click of two elements. */
function onRelease(form: HTMLFormElement, send: () => void): void {
  const done = new AbortController();
  const { signal } = done;
  const handleRelease = ({ target }: PointerEvent) => {
    done.abort();
    const button = target instanceof Element ? target.closest(SUBMIT_BUTTON) : null;
    if (button && form.contains(button)) send();
  };
  document.addEventListener('pointerup', handleRelease, { signal });
  // The space bar had pressed it.
  document.addEventListener('pointerdown', () => done.abort(), { signal });
}

function fieldOf(form: HTMLFormElement, name: keyof LoginValues): HTMLInputElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}

/** Of changed fields only, because the page may know better what an untouched one begins with. */
function takeValues(painted: HTMLFormElement, own: HTMLFormElement): Partial<LoginValues> {
  const entered: { email?: string; password?: string; rememberMe?: boolean } = {};
  for (const name of ['email', 'password'] as const) {
    const early = fieldOf(painted, name);
    const field = fieldOf(own, name);
    if (!early || !field || early.value === early.defaultValue) continue;
    // Here already, so that the selection has its text.
    field.value = early.value;
    entered[name] = field.value;
  }
  const early = fieldOf(painted, 'rememberMe');
  if (early && early.checked !== early.defaultChecked) entered.rememberMe = early.checked;
  return entered;
}

function takeFocus(page: Element): void {
  const focused = document.activeElement;
  if (!focused || !page.contains(focused)) return;
  const alike = [...document.querySelectorAll(kindOf(focused))];
  const counterpart = alike.filter((element) => !page.contains(element))[alike.indexOf(focused)];
  if (!(counterpart instanceof HTMLElement)) return;
  counterpart.focus({ preventScroll: true });
  if (focused instanceof HTMLInputElement && counterpart instanceof HTMLInputElement) {
    copySelection(focused, counterpart);
  }
}

function kindOf(element: Element): string {
  const named = (attribute: string) =>
    `[${attribute}="${CSS.escape(element.getAttribute(attribute) ?? '')}"]`;
  if (element.tagName === 'A') return `a${named('href')}`;
  return element.tagName === 'INPUT' ? `input${named('name')}` : `form button${named('type')}`;
}

/** Browsers take no selection for email fields, but keep the one of a text field that becomes one. */
function copySelection(from: HTMLInputElement, to: HTMLInputElement): void {
  const { selectionStart, selectionEnd, selectionDirection } = from;
  if (selectionStart === null) return;
  const { type } = to;
  if (type === 'email') to.type = 'text';
  to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
  to.type = type;
}

function typeAheadOf(painted: HTMLFormElement): EarlyTypeAhead | null {
  const pressed = painted.getAttribute(enters);
  if (pressed === null) return null;
  const passwordBefore = fieldOf(painted, 'password')?.getAttribute(valueBefore) ?? '';
  return { passwordBefore, isEnterKept: pressed === '2' };
}
