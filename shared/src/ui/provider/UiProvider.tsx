import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect } from 'react';
import { applyColorScheme, subscribeToColorScheme } from '../color-scheme/colorSchemeStore';
import { LiveRegion } from '../live-region/LiveRegion';
import { system } from '../theme/system';
import { ToasterOutlet } from '../toaster/ToasterOutlet';

export interface UiProviderProps {
  children: ReactNode;
}

/** Gives the page its tokens, global styles, colour scheme, live region and notices. Stands once, at the root of the page. */
export function UiProvider({ children }: UiProviderProps) {
  // Meets the document: its scheme follows the choice, also where a server did not write it into the page.
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
