/** An editor on the page that hears the keys of undo and redo. */
export interface UndoTarget {
  /** The part of the page it edits. */
  readonly region: () => HTMLElement | null;
  /** Each says whether there was something to do. */
  readonly undo: () => boolean;
  readonly redo: () => boolean;
}

/** The editor that changed last stands last. */
let targets: readonly UndoTarget[] = [];
/** What a text field held when it got the focus. */
const textAtFocus = new WeakMap<HTMLElement, string>();

const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea';
const OPEN_LAYERS = ['dialog', 'alertdialog', 'menu']
  .map((role) => `[role="${role}"][data-state="open"]`)
  .join(', ');

/**
 * Lets an editor hear Ctrl/Cmd-Z, Shift-Ctrl/Cmd-Z and Ctrl-Y until the returned function is called. The key is for the
 * innermost editor that has the focus; without one for the editor that changed last. Behind an open dialog none hears it.
 *
 * A text field has an undo of its own, letter by letter. It goes first for as long as its text differs from what it was
 * when it got the focus; then the key is the editor's. Within `data-editor-undo` the key is always the editor's: for
 * figures and clocks, whose text is written anew while it is typed, which ends the field's own undo.
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

/** Says that an editor has changed: without focus in any, it is the one that is meant. */
export function bringForward(target: UndoTarget): void {
  if (targets.includes(target)) targets = [...targets.filter((one) => one !== target), target];
}

function handleFocusIn({ target }: FocusEvent): void {
  if (isTextField(target)) textAtFocus.set(target, target.value);
}

function handleKeyDown(event: KeyboardEvent): void {
  const direction = directionOf(event);
  if (direction === null || event.defaultPrevented || event.isComposing) return;
  if (isFieldsOwn(event.target)) return;
  const meant = targetFor(event.target);
  if (meant?.[direction]()) event.preventDefault();
}

function directionOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  const pressedKey = key.toLowerCase();
  if (pressedKey === 'z') return shiftKey ? 'redo' : 'undo';
  return pressedKey === 'y' && ctrlKey && !shiftKey ? 'redo' : null;
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
