import { isSingleKey, matchesKeys } from './shortcutKeys';

/** A key that does something while a part of the page stands. */
export interface Shortcut {
  /** `mod+k`, a single key such as `/`, or several keys of one meaning: `ArrowUp ArrowDown`. */
  readonly keys: string;
  /** What it does, as the list of shortcuts says it: "Search clients". */
  readonly label: string;
  /** Whether it belongs to the screen that is shown or to the whole dashboard. */
  readonly scope: 'screen' | 'everywhere';
  /** Absent for keys that a list or a calendar hears itself: those are listed only. */
  readonly run?: (() => void) | undefined;
}

const TEXT_FIELDS =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable=""], [contenteditable="true"]';
const OPEN_LAYERS = ['dialog', 'alertdialog', 'menu']
  .map((role) => `[role="${role}"][data-state="open"]`)
  .join(', ');

let registered: readonly Shortcut[] = [];
let singleKeysOn = true;
const listeners = new Set<() => void>();

function change(next: readonly Shortcut[]): void {
  registered = next;
  for (const listener of listeners) listener();
}

const isForTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest(TEXT_FIELDS) !== null;

function mayRun(event: KeyboardEvent, { keys }: Shortcut): boolean {
  if (document.querySelector(OPEN_LAYERS)) return false;
  return !isSingleKey(keys) || (singleKeysOn && !isForTyping(event.target));
}

function handleKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  const meant = registered.findLast(({ keys, run }) => run && matchesKeys(event, keys));
  if (!meant || !mayRun(event, meant)) return;
  event.preventDefault();
  if (!event.repeat) meant.run?.();
}

/**
 * Makes a shortcut work until the returned function is called. Of two with the same keys the later one holds. None
 * works while a dialog or a menu is open, and a single key none while somebody types.
 */
export function registerShortcut(shortcut: Shortcut): () => void {
  if (registered.length === 0) document.addEventListener('keydown', handleKeyDown);
  change([...registered, shortcut]);
  return () => {
    change(registered.filter((one) => one !== shortcut));
    if (registered.length === 0) document.removeEventListener('keydown', handleKeyDown);
  };
}

/** The shortcuts of the page as it stands. */
export const currentShortcuts = (): readonly Shortcut[] => registered;

/** Calls the listener after each change; returns what ends it. */
export function subscribeToShortcuts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets single keys work or not; those with Control or Command always do. */
export function setSingleKeysOn(isOn: boolean): void {
  singleKeysOn = isOn;
  change([...registered]);
}

/** Whether single keys work. */
export const areSingleKeysOn = (): boolean => singleKeysOn;
