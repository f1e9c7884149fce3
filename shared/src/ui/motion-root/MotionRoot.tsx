import { domMin, LazyMotion, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';

export interface MotionRootProps {
  children: ReactNode;
}

/** Loads the small feature set alone and stills movement for those who asked their system for that. */
export function MotionRoot({ children }: MotionRootProps) {
  return (
    <LazyMotion features={domMin} strict>
      <MotionConfig reducedMotion="user">{children}</MotionConfig>
    </LazyMotion>
  );
}
