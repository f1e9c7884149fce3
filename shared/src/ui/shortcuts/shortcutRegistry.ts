import { isSingleKey, matchesKeys } from './shortcutKeys';

/** A keyboard shortcut; without `run` it is listed only. */
export interface Shortcut {
  /** `mod+k`, a single key such as `/`, or alternatives: `ArrowUp ArrowDown`. */
  readonly keys: string;
  readonly label: string;
  readonly scope: 'screen' | 'everywhere';
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

/** Registers a shortcut; the latest of equal keys wins. Inactive below dialogs, single keys while typing. */
export function registerShortcut(shortcut: Shortcut): () => void {
  if (registered.length === 0) document.addEventListener('keydown', handleKeyDown);
  change([...registered, shortcut]);
  return () => {
    change(registered.filter((one) => one !== shortcut));
    if (registered.length === 0) document.removeEventListener('keydown', handleKeyDown);
  };
}

export const currentShortcuts = (): readonly Shortcut[] => registered;

export function subscribeToShortcuts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Switches single-key shortcuts on or off; those with Control or Command always work. */
export function setSingleKeysOn(isOn: boolean): void {
  singleKeysOn = isOn;
  change([...registered]);
}

export const areSingleKeysOn = (): boolean => singleKeysOn;
