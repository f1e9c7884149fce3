import { useSyncExternalStore } from 'react';
import type { ColorSchemeChoice } from '../../domain/accounts/colorScheme';
import { chooseColorScheme, currentColorScheme, subscribeToColorScheme } from './colorSchemeStore';

const onServer = (): ColorSchemeChoice => 'system';

/** The chosen scheme (light, dark or system) and its setter. */
export function useColorScheme(): {
  readonly choice: ColorSchemeChoice;
  readonly choose: (choice: ColorSchemeChoice) => void;
} {
  const choice = useSyncExternalStore(subscribeToColorScheme, currentColorScheme, onServer);
  return { choice, choose: chooseColorScheme };
}
