import { AnimatePresence } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';
import { MotionRoot, EASE_OUT, PANEL_SECONDS } from '../motion-root/MotionRoot';

const SLIDE_PX = 24;

export interface PanelTransitionProps {
  /** A new key slides the content out and in; null shows no panel. */
  panelKey: string | number | null;
  children: ReactNode;
  isTall?: boolean | undefined;
}

const TALL = { flex: '1 0 auto', display: 'flex', flexDirection: 'column' } as const;

export function PanelTransition({ panelKey, children, isTall = false }: PanelTransitionProps) {
  return (
    <MotionRoot>
      <AnimatePresence mode="wait" initial={false}>
        {panelKey === null ? null : (
          <m.div
            key={panelKey}
            style={isTall ? TALL : {}}
            initial={{ opacity: 0, x: SLIDE_PX }}
            animate={{ opacity: 1, x: 0 }}
            exit={{ opacity: 0, x: -SLIDE_PX }}
            transition={{ duration: PANEL_SECONDS / 2, ease: EASE_OUT }}
          >
            {children}
          </m.div>
        )}
      </AnimatePresence>
    </MotionRoot>
  );
}
