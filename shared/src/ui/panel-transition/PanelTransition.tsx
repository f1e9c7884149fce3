import { AnimatePresence } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';
import { MotionRoot } from '../motion-root/MotionRoot';
import { EASE_OUT, PANEL_SECONDS } from '../motion-root/motionTimes';

const SLIDE_PX = 24;

export interface PanelTransitionProps {
  /** Names what the panel shows; another key slides the old content out and the new in. `null` shows none. */
  panelKey: string | number | null;
  children: ReactNode;
  /** The content takes at least the height of the column it stands in, so that it can have a foot. */
  isTall?: boolean | undefined;
}

const TALL = { flex: '1 0 auto', display: 'flex', flexDirection: 'column' } as const;

/** A panel beside a list: what it shows changes with a short slide. */
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
