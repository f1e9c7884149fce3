import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { PageRoot } from '../page-root/PageRoot';
import { system } from '../theme/system';

export interface UiProviderProps {
  children: ReactNode;
}

/** The root of a page that needs the whole kit from its start. */
export const UiProvider = ({ children }: UiProviderProps) => (
  <StyleSystem>
    <PageRoot>{children}</PageRoot>
  </StyleSystem>
);

/** The theme's style sheet has the global styles already. */
const withoutGlobalStyles = { ...system, _global: [] };

/** Every part of the kit but the basics needs it above. */
export const StyleSystem = ({ children }: UiProviderProps) => (
  <ChakraProvider value={withoutGlobalStyles}>{children}</ChakraProvider>
);
