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

/** Seconds, the unit of the motion library. */
export const PANEL_SECONDS = 0.3;

export const EASE_OUT = [0.16, 1, 0.3, 1] as const;
