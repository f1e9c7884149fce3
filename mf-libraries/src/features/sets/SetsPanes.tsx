import { chakra } from '@formline/shared/ui/core';
import type { KeyboardEvent, ReactNode } from 'react';

/** List and panel fill the page's body, and scroll each for itself. */
const Panes = chakra('div', {
  base: { display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', gap: '6', minH: '0' },
  variants: {
    hasPanel: {
      true: { gridTemplateColumns: 'minmax(0, 1fr) minmax({sizes.96}, 40%)' },
      false: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
});

export interface SetsPanesProps {
  readonly hasPanel: boolean;
  /** Escape, where nothing inside has use for it. */
  readonly onEscape: () => void;
  readonly children: ReactNode;
}

/** The list, and beside it what is open. */
export function SetsPanes({ hasPanel, onEscape, children }: SetsPanesProps) {
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, target, currentTarget, defaultPrevented } = event;
    if (key !== 'Escape' || defaultPrevented || !hasPanel || !(target instanceof Element)) return;
    // A dialog of the panel stands elsewhere in the page, and an exercise that is moved keeps Escape for itself.
    if (currentTarget.contains(target) && !target.closest('[data-keeps-escape]')) onEscape();
  };
  return (
    <Panes hasPanel={hasPanel} onKeyDown={handleKeyDown}>
      {children}
    </Panes>
  );
}
