import { useSyncExternalStore } from 'react';
import type { ColorSchemeChoice } from '../../domain/accounts/colorScheme';
import { chooseColorScheme, currentColorScheme, subscribeToColorScheme } from './colorSchemeStore';

const onServer = (): ColorSchemeChoice => 'system';

/** The chosen scheme of the page, light, dark or as the system is, and the way to choose another. */
export function useColorScheme(): {
  readonly choice: ColorSchemeChoice;
  readonly choose: (choice: ColorSchemeChoice) => void;
} {
  const choice = useSyncExternalStore(subscribeToColorScheme, currentColorScheme, onServer);
  return { choice, choose: chooseColorScheme };
}
