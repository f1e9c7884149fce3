import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { LiveRegion } from '../live-region/LiveRegion';
import { system } from '../theme/system';

export interface UiProviderProps {
  children: ReactNode;
}

/** Gives the page its tokens, global styles and the live region. Stands once, at the root of the page. */
export function UiProvider({ children }: UiProviderProps) {
  return (
    <ChakraProvider value={system}>
      {children}
      <LiveRegion />
    </ChakraProvider>
  );
}
