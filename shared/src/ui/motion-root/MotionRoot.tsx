import { domMin, LazyMotion, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';

export interface MotionRootProps {
  children: ReactNode;
}

/** Loads only the small feature set of the motion library and respects reduced motion. */
export function MotionRoot({ children }: MotionRootProps) {
  return (
    <LazyMotion features={domMin} strict>
      <MotionConfig reducedMotion="user">{children}</MotionConfig>
    </LazyMotion>
  );
}
