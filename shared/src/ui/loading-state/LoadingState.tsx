import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { ReactNode } from 'react';

export interface LoadingStateProps {
  label: string;
  children: ReactNode;
}

export function LoadingState({ label, children }: LoadingStateProps) {
  return (
    <chakra.div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </chakra.div>
  );
}
