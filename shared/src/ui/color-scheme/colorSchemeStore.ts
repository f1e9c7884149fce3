import {
  COLOR_SCHEME_COOKIE,
  type ColorSchemeChoice,
  colorSchemeContent,
  readColorSchemeChoice,
} from '../../domain/accounts/colorScheme';

const YEAR_SECONDS = 31_536_000;
const META = 'meta[name=color-scheme]';

const listeners = new Set<() => void>();

/** What the person chose on this browser. */
export const currentColorScheme = (): ColorSchemeChoice => readColorSchemeChoice(document.cookie);

/** Draws the page in the chosen scheme; the theme's colours follow by `light-dark()`. */
export function applyColorScheme(): void {
  const meta = document.querySelector<HTMLMetaElement>(META) ?? document.createElement('meta');
  meta.name = 'color-scheme';
  meta.content = colorSchemeContent(currentColorScheme());
  if (!meta.isConnected) document.head.append(meta);
}

const handleChange = () => {
  applyColorScheme();
  for (const listener of listeners) listener();
};

/** Remembers the choice on this browser and draws the page by it at once. */
export function chooseColorScheme(choice: ColorSchemeChoice): void {
  const seconds = choice === 'system' ? 0 : YEAR_SECONDS;
  document.cookie = `${COLOR_SCHEME_COOKIE}=${choice}; path=/; SameSite=Lax; max-age=${seconds}`;
  handleChange();
}

/** Calls the listener after each change, also one made in another tab, which shows when this one is looked at again. */
export function subscribeToColorScheme(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) document.addEventListener('visibilitychange', handleChange);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', handleChange);
  };
}
