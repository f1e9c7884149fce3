/** `mod` is Command on a Mac and Control elsewhere. */
const MOD = 'mod+';
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

export const hasCommandKey = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** Speech input triggers single keys by accident. */
export const isSingleKey = (keys: string): boolean => !keys.startsWith(MOD);

/** Whether a key event matches a shortcut such as `mod+k`, `/` or `?`, with any layout of the keyboard. */
export function matchesKeys(event: KeyboardEvent, keys: string): boolean {
  if (event.altKey || event.isComposing) return false;
  const hasMod = event.ctrlKey || event.metaKey;
  const key = latinKey(event);
  if (isSingleKey(keys)) return !hasMod && key === keys;
  const { character, hasShift } = partsOf(keys);
  return hasMod && event.shiftKey === hasShift && key.toLowerCase() === character;
}

const LATIN_CODE = /^Key([A-Z])$/;
const LAST_LATIN = '\u024f';

/**
 * Keys of Cyrillic, Greek and other letters stand for the Latin letter in their place; Caps Lock changes nothing.
 * A browser that fills in a field may send events without a key.
 */
function latinKey({ key = '', code = '', shiftKey }: Partial<KeyboardEvent>): string {
  const [, letter] = LATIN_CODE.exec(code) ?? [];
  const latin = letter !== undefined && key > LAST_LATIN ? letter : key;
  return shiftKey || latin.length > 1 ? latin : latin.toLowerCase();
}

function partsOf(keys: string): { readonly character: string; readonly hasShift: boolean } {
  const held = keys.slice(MOD.length);
  const hasShift = held.startsWith(SHIFT);
  return { character: hasShift ? held.slice(SHIFT.length) : held, hasShift };
}

/** `mod+k` gives Ctrl and K. */
export function keyCaps(keys: string, withCommand: boolean): string[] {
  if (isSingleKey(keys)) return keys.split(' ').map((key) => CAP_NAMES[key] ?? key);
  const { character, hasShift } = partsOf(keys);
  const cap = character.length === 1 ? character.toUpperCase() : character;
  return [withCommand ? '⌘' : 'Ctrl', ...(hasShift ? ['Shift'] : []), cap];
}
