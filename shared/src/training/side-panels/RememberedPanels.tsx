import * as z from '@formline/shared/contracts/schema';
import { browserRecord } from '@formline/shared/session';
import { SidePanels, type SidePanelsProps } from '@formline/shared/ui/controls';
import { useState } from 'react';

const DEFAULT_SHARE = 55;

const widths = browserRecord('panelWidths', z.record(z.string(), z.number()), {
  tabs: 'all',
  until: 'removed',
});

export interface RememberedPanelsProps extends Omit<SidePanelsProps, 'share' | 'onShareChange'> {
  /** Panels with the same name share a width: 'workouts'. */
  readonly name: string;
  readonly defaultShare?: number | undefined;
}

export function RememberedPanels({ name, defaultShare = DEFAULT_SHARE, ...panels }: RememberedPanelsProps) {
  const [share, setShare] = useState(() => widths.read()?.[name] ?? defaultShare);
  const handleShareChange = (next: number) => {
    setShare(next);
    widths.write({ ...widths.read(), [name]: next });
  };
  return <SidePanels {...panels} share={share} onShareChange={handleShareChange} />;
}
