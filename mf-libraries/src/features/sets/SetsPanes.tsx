import { RememberedPanels } from '@formline/shared/training/side-panels/RememberedPanels';
import { chakra } from '@formline/shared/ui/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { setsTexts } from './sets.texts';

const Region = chakra('div', { base: { minH: '0', h: 'full' } });
const Side = chakra('div', { base: { display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', h: 'full' } });

export interface SetsPanesProps {
  readonly list: ReactNode;
  readonly panel: ReactNode;
  readonly onEscape: () => void;
}

export function SetsPanes({ list, panel, onEscape }: SetsPanesProps) {
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, target, currentTarget, defaultPrevented } = event;
    if (key !== 'Escape' || defaultPrevented || panel === null || !(target instanceof Element)) return;
    // Dialogs render in portals, and dragging an exercise handles Escape itself.
    if (currentTarget.contains(target) && !target.closest('[data-keeps-escape]')) onEscape();
  };
  return (
    <Region onKeyDown={handleKeyDown}>
      <RememberedPanels
        name="sets"
        label={setsTexts.listWidth}
        start={list}
        end={panel && <Side>{panel}</Side>}
      />
    </Region>
  );
}
