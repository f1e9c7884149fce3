import { useSyncExternalStore } from 'react';
import {
  COLOR_SCHEME_COOKIE,
  type ColorSchemeChoice,
  colorSchemeContent,
  readColorSchemeChoice,
} from '../../domain/accounts/colorScheme';

const YEAR_SECONDS = 31_536_000;
const META = 'meta[name=color-scheme]';

const listeners = new Set<() => void>();

export const currentColorScheme = (): ColorSchemeChoice => readColorSchemeChoice(document.cookie);

/** Applies the chosen scheme to the page; the theme's colours follow by `light-dark()`. */
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

/** Stores the choice in this browser and applies it at once. */
export function chooseColorScheme(choice: ColorSchemeChoice): void {
  const seconds = choice === 'system' ? 0 : YEAR_SECONDS;
  document.cookie = `${COLOR_SCHEME_COOKIE}=${choice}; path=/; SameSite=Lax; max-age=${seconds}`;
  handleChange();
}

/** Calls back after each change; those of another tab arrive when this tab is visible again. */
export function subscribeToColorScheme(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) document.addEventListener('visibilitychange', handleChange);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', handleChange);
  };
}

const onServer = (): ColorSchemeChoice => 'system';

/** The chosen scheme (light, dark or system) and its setter. */
export function useColorScheme(): {
  readonly choice: ColorSchemeChoice;
  readonly choose: (choice: ColorSchemeChoice) => void;
} {
  const choice = useSyncExternalStore(subscribeToColorScheme, currentColorScheme, onServer);
  return { choice, choose: chooseColorScheme };
}
