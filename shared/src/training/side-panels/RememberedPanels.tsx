import * as z from '@formline/shared/contracts/schema';
import { browserRecord } from '@formline/shared/session';
import { SidePanels, type SidePanelsProps } from '@formline/shared/ui/controls';
import { useState } from 'react';

/** How wide the first panel is before anybody drew its edge. */
const DEFAULT_SHARE = 55;

const widths = browserRecord('panelWidths', z.record(z.string(), z.number()), {
  tabs: 'all',
  until: 'removed',
});

export interface RememberedPanelsProps extends Omit<SidePanelsProps, 'share' | 'onShareChange'> {
  /** The same name gives the same width: 'workouts'. */
  readonly name: string;
  readonly defaultShare?: number | undefined;
}

/** A list beside its details, as wide as this browser saw them last. */
export function RememberedPanels({ name, defaultShare = DEFAULT_SHARE, ...panels }: RememberedPanelsProps) {
  const [share, setShare] = useState(() => widths.read()?.[name] ?? defaultShare);
  const handleShareChange = (next: number) => {
    setShare(next);
    widths.write({ ...widths.read(), [name]: next });
  };
  return <SidePanels {...panels} share={share} onShareChange={handleShareChange} />;
}
