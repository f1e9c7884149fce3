import { StatePanel } from '@formline/shared/ui/core';
import { Wrench } from 'lucide-react';
import { EndOfFirstPaint } from './FirstPaint';
import { remotesTexts } from './remotes.texts';

interface RemoteOffProps {
  /** What people are told, as it stands in the registry. */
  readonly reason: string;
  /** True when the remote is the whole page, false in a slot. */
  readonly isPage: boolean;
}

/** Stands in the place of a remote that is switched off; it goes by itself when the remote is back. */
export function RemoteOff({ reason, isPage }: RemoteOffProps) {
  return (
    <StatePanel
      tone="accent"
      icon={<Wrench />}
      title={remotesTexts.off}
      titleAs={isPage ? 'h1' : 'h2'}
      text={reason}
    >
      <EndOfFirstPaint />
    </StatePanel>
  );
}
