/** In `mod+k` the key that is Command on a Mac and Control elsewhere. */
const MOD = 'mod+';
/** In `mod+shift+z` the key held with it. */
const SHIFT = 'shift+';

const CAP_NAMES: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
};

/** Whether the keyboard in front of the person has a Command key. */
export const hasCommandKey = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** Whether a shortcut is one key alone, which somebody who speaks to the computer presses by accident. */
export const isSingleKey = (keys: string): boolean => !keys.startsWith(MOD);

/** Whether a key press is the one that a shortcut waits for, such as `mod+k`, `/` or `?`. */
export function matchesKeys(event: KeyboardEvent, keys: string): boolean {
  if (event.altKey || event.isComposing) return false;
  const hasMod = event.ctrlKey || event.metaKey;
  if (isSingleKey(keys)) return !hasMod && event.key === keys;
  const { character, hasShift } = partsOf(keys);
  return hasMod && event.shiftKey === hasShift && event.key.toLowerCase() === character;
}

function partsOf(keys: string): { readonly character: string; readonly hasShift: boolean } {
  const held = keys.slice(MOD.length);
  const hasShift = held.startsWith(SHIFT);
  return { character: hasShift ? held.slice(SHIFT.length) : held, hasShift };
}

/**
 * What stands on the keys of a shortcut, as people read it: `mod+k` gives Ctrl and K, `ArrowUp ArrowDown` two arrows.
 * @param withCommand on a keyboard with a Command key
 */
export function keyCaps(keys: string, withCommand: boolean): string[] {
  if (isSingleKey(keys)) return keys.split(' ').map((key) => CAP_NAMES[key] ?? key);
  const { character, hasShift } = partsOf(keys);
  return [withCommand ? '⌘' : 'Ctrl', ...(hasShift ? ['Shift'] : []), character.toUpperCase()];
}
