/** In `mod+k` the key that is Command on a Mac and Control elsewhere. */
const MOD = 'mod+';

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
  return hasMod && !event.shiftKey && event.key.toLowerCase() === keys.slice(MOD.length);
}

/**
 * What stands on the keys of a shortcut, as people read it: `mod+k` gives Ctrl and K, `ArrowUp ArrowDown` two arrows.
 * @param withCommand on a keyboard with a Command key
 */
export function keyCaps(keys: string, withCommand: boolean): string[] {
  if (!isSingleKey(keys)) return [withCommand ? '⌘' : 'Ctrl', keys.slice(MOD.length).toUpperCase()];
  return keys.split(' ').map((key) => CAP_NAMES[key] ?? key);
}
