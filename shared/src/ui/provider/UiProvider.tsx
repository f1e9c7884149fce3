import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect } from 'react';
import { applyColorScheme, subscribeToColorScheme } from '../color-scheme/colorSchemeStore';
import { LiveRegion } from '../live-region/LiveRegion';
import { system } from '../theme/system';
import { ToasterOutlet } from '../toaster/ToasterOutlet';

export interface UiProviderProps {
  children: ReactNode;
}

/** Tokens, global styles, colour scheme, live region and notices. Used once, at the root. */
export function UiProvider({ children }: UiProviderProps) {
  // A server may not have written the scheme into the page.
  useEffect(() => {
    applyColorScheme();
    return subscribeToColorScheme(applyColorScheme);
  }, []);
  return (
    <ChakraProvider value={system}>
      {children}
      <LiveRegion />
      <ToasterOutlet />
    </ChakraProvider>
  );
}
