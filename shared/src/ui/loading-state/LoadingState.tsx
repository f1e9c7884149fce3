import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { ReactNode } from 'react';

export interface LoadingStateProps {
  /** What is loading, for screen readers: "Loading clients". */
  label: string;
  /** Skeletons in the shape of what comes. */
  children: ReactNode;
}

/** Holds the skeletons of a part that is loading and says so to screen readers. */
export function LoadingState({ label, children }: LoadingStateProps) {
  return (
    <chakra.div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </chakra.div>
  );
}
