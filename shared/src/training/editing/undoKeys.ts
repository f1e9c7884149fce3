import { matchesKeys } from '@formline/shared/ui/core';

export interface UndoTarget {
  readonly region: () => HTMLElement | null;
  readonly undo: () => boolean;
  readonly redo: () => boolean;
}

/** The editor that changed last is last. */
let targets: readonly UndoTarget[] = [];
const textAtFocus = new WeakMap<HTMLElement, string>();

const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea';
const OPEN_LAYERS = ['dialog', 'alertdialog', 'menu']
  .map((role) => `[role="${role}"][data-state="open"]`)
  .join(', ');

/**
 * Registers an editor for Ctrl/Cmd-Z, Shift-Ctrl/Cmd-Z and Ctrl-Y; returns the unregister function. The innermost
 * focused editor handles the key, else the one that changed last; none does behind an open dialog.
 * A text field's native undo goes first while its text differs from the text at focus. Within `data-editor-undo` the
 * editor always handles the key: number and time inputs are rewritten while typing, which breaks native undo.
 */
export function addUndoTarget(target: UndoTarget): () => void {
  if (targets.length === 0) {
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('focusin', handleFocusIn);
  }
  targets = [...targets, target];
  return () => {
    targets = targets.filter((one) => one !== target);
    if (targets.length > 0) return;
    document.removeEventListener('keydown', handleKeyDown);
    document.removeEventListener('focusin', handleFocusIn);
  };
}

export function bringForward(target: UndoTarget): void {
  if (targets.includes(target)) targets = [...targets.filter((one) => one !== target), target];
}

function handleFocusIn({ target }: FocusEvent): void {
  if (isTextField(target)) textAtFocus.set(target, target.value);
}

function handleKeyDown(event: KeyboardEvent): void {
  const direction = directionOf(event);
  if (direction === null || event.defaultPrevented) return;
  if (isFieldsOwn(event.target)) return;
  const meant = targetFor(event.target);
  if (meant?.[direction]()) event.preventDefault();
}

function directionOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (matchesKeys(event, 'mod+z')) return 'undo';
  const isRedo = matchesKeys(event, 'mod+shift+z') || (event.ctrlKey && matchesKeys(event, 'mod+y'));
  return isRedo ? 'redo' : null;
}

function isFieldsOwn(target: EventTarget | null): boolean {
  if (!isTextField(target) || target.closest('[data-editor-undo]')) return false;
  return target.value !== (textAtFocus.get(target) ?? target.value);
}

function targetFor(focused: EventTarget | null): UndoTarget | undefined {
  const layer = [...document.querySelectorAll(OPEN_LAYERS)].at(-1);
  const reachable = targets.filter(({ region }) => !layer || layer.contains(region()));
  const around = reachable.filter(({ region }) => focused instanceof Node && region()?.contains(focused));
  return (
    around.find(({ region }) => !around.some((one) => isInside(one.region(), region()))) ?? reachable.at(-1)
  );
}

const isInside = (inner: HTMLElement | null, outer: HTMLElement | null): boolean =>
  inner !== outer && outer !== null && inner !== null && outer.contains(inner);

const isTextField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLElement && target.matches(TEXT_FIELDS);
