import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';
import { MotionRoot, EASE_OUT, PANEL_SECONDS } from '../motion-root/MotionRoot';

const RISE_PX = 8;

export interface RevealProps {
  children: ReactNode;
}

export function Reveal({ children }: RevealProps) {
  return (
    <MotionRoot>
      <m.div
        initial={{ opacity: 0, y: RISE_PX }}
        animate={{ opacity: 1, y: 0 }}
        transition={{ duration: PANEL_SECONDS, ease: EASE_OUT }}
      >
        {children}
      </m.div>
    </MotionRoot>
  );
}
