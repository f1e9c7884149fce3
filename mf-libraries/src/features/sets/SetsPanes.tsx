import { RememberedPanels } from '@formline/shared/training/side-panels/RememberedPanels';
import { chakra } from '@formline/shared/ui/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { setsTexts } from './sets.texts';

const Region = chakra('div', { base: { minH: '0', h: 'full' } });
/** The panel fills its side and scrolls for itself. */
const Side = chakra('div', { base: { display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', h: 'full' } });

export interface SetsPanesProps {
  readonly list: ReactNode;
  /** Null: the list has all the room. */
  readonly panel: ReactNode;
  /** Escape, where nothing inside has use for it. */
  readonly onEscape: () => void;
}

/** The list, and beside it what is open. */
export function SetsPanes({ list, panel, onEscape }: SetsPanesProps) {
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, target, currentTarget, defaultPrevented } = event;
    if (key !== 'Escape' || defaultPrevented || panel === null || !(target instanceof Element)) return;
    // A dialog of the panel stands elsewhere in the page, and an exercise that is moved keeps Escape for itself.
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
